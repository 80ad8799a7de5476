import type { FieldRule } from '../errors/fieldRule.ts';
import { REASON_MAX, REASON_MIN } from '../sorties/limits.ts';
import { REASON_LENGTH } from '../sorties/texts.ts';
import type { LocalDateText } from '../time/localText.ts';
import { daysBetween } from '../time/weeks.ts';
import type { CorrectionKind } from './kinds.ts';
import { EDIT_DAYS, MISSING_DAYS } from './limits.ts';
import { CORRECTION_PATCH, EDIT_TOO_LATE, MISSING_TOO_LATE, NOTHING_TO_CORRECT } from './texts.ts';
import type { CorrectionPatch } from './wire.ts';

/** Reason for a correction, in 3 to 280 characters; spaces around it do not count. */
export const correctionReasonRule: FieldRule = (reason) => {
  const { length } = reason.trim();
  return length < REASON_MIN || length > REASON_MAX ? REASON_LENGTH : null;
};

/**
 * Whether the time for a request has passed (rule correction.limits).
 * @param day of the outing's launch
 */
export function correctionDayRule(
  kind: CorrectionKind,
  day: LocalDateText,
  today: LocalDateText,
): string | null {
  const age = daysBetween(day, today);
  if (kind === 'missing') return age > MISSING_DAYS ? MISSING_TOO_LATE : null;
  return age > EDIT_DAYS ? EDIT_TOO_LATE : null;
}

const NEEDED: Readonly<Record<CorrectionKind, readonly (keyof CorrectionPatch)[]>> = {
  edit: [],
  delete: [],
  missing: ['bus', 'launch', 'land', 'miles'],
  creditLate: [],
  split: ['launch', 'miles'],
};

/** Whether a patch has the fields that its kind needs (rule correction.kinds). */
export function correctionPatchRule(kind: CorrectionKind, patch: CorrectionPatch): string | null {
  const given = Object.keys(patch);
  if (kind === 'edit') return given.length === 0 ? NOTHING_TO_CORRECT : null;
  if (kind === 'delete' || kind === 'creditLate') return given.length > 0 ? CORRECTION_PATCH : null;
  return NEEDED[kind].every((field) => given.includes(field)) ? null : CORRECTION_PATCH;
}
