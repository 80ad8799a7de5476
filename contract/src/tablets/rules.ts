import type { FieldRule } from '../errors/fieldRule.ts';
import { PAIRING_CODE_LENGTH, TABLET_NAME_MAX, TABLET_NAME_MIN } from './limits.ts';
import { PAIRING_CODE_NEEDED, TABLET_NAME_LENGTH } from './texts.ts';

/** Refuses an entry of another length than a code, ignoring dashes and spaces. */
export const pairingCodeRule: FieldRule = (code) =>
  code.replaceAll(/[\s-]/g, '').length === PAIRING_CODE_LENGTH ? null : PAIRING_CODE_NEEDED;

export const tabletNameRule: FieldRule = (name) => {
  const { length } = name.trim();
  return length >= TABLET_NAME_MIN && length <= TABLET_NAME_MAX ? null : TABLET_NAME_LENGTH;
};
