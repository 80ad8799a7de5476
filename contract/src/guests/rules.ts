import { refusedFields, type FieldErrors } from '../errors/fieldRule.ts';
import type { RuleAnswer } from '../sorties/wire.ts';
import { tidyName, visibleNameRule } from '../texts/rules.ts';
import type { LocalDateText } from '../time/localText.ts';
import { GUEST_CLUB_MAX, GUEST_EMERGENCY_MAX, GUEST_NAME_MAX, GUEST_NAME_MIN } from './limits.ts';
import * as texts from './texts.ts';
import type { GuestSettings } from './settings.ts';
import type { GuestDraft, GuestRow } from './wire.ts';

const PHONE = /^\+?[\d ()./-]{3,29}$/;

/** Returns the refusals of a guest form, by field (rule guest.record). */
export function guestErrors(
  { name, phone, emergency, club, waiver }: GuestDraft,
  today: LocalDateText,
): FieldErrors<keyof GuestDraft> {
  const { length } = tidyName(name);
  return refusedFields<keyof GuestDraft>({
    name:
      length < GUEST_NAME_MIN || length > GUEST_NAME_MAX
        ? texts.GUEST_NAME_LENGTH
        : visibleNameRule(tidyName(name)),
    phone: phone.trim() === '' || PHONE.test(phone.trim()) ? null : texts.GUEST_PHONE_SHAPE,
    emergency: emergency.trim().length > GUEST_EMERGENCY_MAX ? texts.GUEST_EMERGENCY_LENGTH : null,
    club: club.trim().length > GUEST_CLUB_MAX ? texts.GUEST_CLUB_LENGTH : null,
    waiver: waiver !== null && waiver > today ? texts.WAIVER_IN_FUTURE : null,
  });
}

/** Code of the warning that a guest has reached the club's limit of outings (rule guest.most). */
export const GUEST_OUTINGS = 'guest_outings';

/** Returns the warning before a guest goes out again. */
export function guestWarnings(
  { _id, name, outings }: Pick<GuestRow, '_id' | 'name' | 'outings'>,
  { mostOutings, beyond }: GuestSettings,
): RuleAnswer[] {
  if (mostOutings === null || outings < mostOutings) return [];
  const text = texts.guestWasOut(name, outings, mostOutings);
  return [{ code: GUEST_OUTINGS, level: beyond, text, ruleId: 'guest.most', subjectIds: [_id] }];
}
