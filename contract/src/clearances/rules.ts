import type { FieldRule } from '../errors/fieldRule.ts';
import { REASON_MIN } from '../sorties/limits.ts';
import { CHECK_TEXT_MAX, CLEARANCE_NAME_MAX, CLEARANCE_NAME_MIN, REVOKE_REASON_MAX } from './limits.ts';
import { CHECK_LENGTH, CLEARANCE_NAME_LENGTH, REVOKE_REASON_LENGTH } from './texts.ts';

const lengthRule =
  (min: number, max: number, refusal: string): FieldRule =>
  (value) => {
    const { length } = value.trim();
    return length < min || length > max ? refusal : null;
  };

/** A clearance's name, in 2 to 40 characters; spaces around it do not count (rule clearance.kinds). */
export const clearanceNameRule = lengthRule(CLEARANCE_NAME_MIN, CLEARANCE_NAME_MAX, CLEARANCE_NAME_LENGTH);
/** A line of its checklist, in 1 to 80 characters. */
export const checkRule = lengthRule(1, CHECK_TEXT_MAX, CHECK_LENGTH);
/** Reason for revoking a grant, in 3 to 280 characters (rule clearance.grants). */
export const revokeReasonRule = lengthRule(REASON_MIN, REVOKE_REASON_MAX, REVOKE_REASON_LENGTH);
