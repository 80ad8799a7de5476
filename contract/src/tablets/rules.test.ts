import { PAIRING_CODE_NEEDED, TABLET_NAME_LENGTH } from './texts.ts';
import { pairingCodeRule, tabletNameRule } from './rules.ts';

test.each([
  ['K7Q2-M4ZT', null],
  [' k7q2 m4zt ', null],
  ['K7Q2M4Z', PAIRING_CODE_NEEDED],
  ['K7Q2-M4ZT9', PAIRING_CODE_NEEDED],
  ['', PAIRING_CODE_NEEDED],
])('answers the code %j with %j', (code, refusal) => {
  expect(pairingCodeRule(code)).toBe(refusal);
});

test.each([
  ['Bay doors', null],
  [' B ', TABLET_NAME_LENGTH],
  ['B2', null],
  ['x'.repeat(32), null],
  ['x'.repeat(33), TABLET_NAME_LENGTH],
])('answers the name %j with %j', (name, refusal) => {
  expect(tabletNameRule(name)).toBe(refusal);
});
