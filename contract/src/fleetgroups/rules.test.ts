import {
  FLEET_GROUP_NAME_SHORT,
  GROUP_NAME_LETTERS,
  GROUP_NAME_LONG,
  MONIKER_LENGTH,
  MONIKER_LETTERS,
  SEATS_NEEDED,
  TOO_MANY_SEATS,
} from './texts.ts';
import { fleetGroupNameRule, monikerRule, payloadRule } from './rules.ts';

test.each([
  ['Octuple', null],
  ['Big Gig', null],
  ['  Coxed Quad  ', null],
  ['Scull', null],
  ['Quad', FLEET_GROUP_NAME_SHORT],
  ['    Quad    ', FLEET_GROUP_NAME_SHORT],
  ['', FLEET_GROUP_NAME_SHORT],
  ['x'.repeat(64), null],
  ['x'.repeat(65), GROUP_NAME_LONG],
  ['Eight 2', GROUP_NAME_LETTERS],
  ['Eights!', GROUP_NAME_LETTERS],
  ['Möwenboote', GROUP_NAME_LETTERS],
])('fleet group name %j', (name, text) => {
  expect(fleetGroupNameRule(name)).toBe(text);
});

test.each([
  ['oct', null],
  ['OC', null],
  ['abcdefghij', null],
  ['o', MONIKER_LENGTH],
  ['', MONIKER_LENGTH],
  ['abcdefghijk', MONIKER_LENGTH],
  ['8+', MONIKER_LETTERS],
  ['a b', MONIKER_LETTERS],
])('moniker %j', (moniker, text) => {
  expect(monikerRule(moniker)).toBe(text);
});

test.each<[string | number, string | null]>([
  [1, null],
  [9, null],
  ['9', null],
  ['05', null],
  [' 5 ', null],
  [10, TOO_MANY_SEATS],
  ['10', TOO_MANY_SEATS],
  ['009', TOO_MANY_SEATS],
  [0, SEATS_NEEDED],
  [-1, SEATS_NEEDED],
  [4.5, SEATS_NEEDED],
  ['', SEATS_NEEDED],
  ['four', SEATS_NEEDED],
])('payload %j', (payload, text) => {
  expect(payloadRule(payload)).toBe(text);
});
