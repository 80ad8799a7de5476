import type { FieldRule } from '../errors/fieldRule.ts';
import type { FleetGroup } from '../fleetgroups/wire.ts';
import { hasLineBreak } from '../texts/lineBreaks.ts';
import { tidyName, visibleNameRule } from '../texts/rules.ts';
import {
  BOAT_DETAILS_MAX,
  BOAT_MILES_MAX,
  BOAT_NAME_MAX,
  BOAT_NAME_MIN,
  LOG_APPEND_MAX,
  LOG_APPEND_MIN,
  LOG_MAX,
} from './limits.ts';
import * as texts from './texts.ts';

/** Characters that an edited boat name may not contain (rule boat.edit). */
const SPECIAL = /[/\\|\-_#@*&^~!?,;:`(){}[\]<>]/;

function nameLengthRule(name: string): string | null {
  if (name.length < BOAT_NAME_MIN) return texts.BOAT_NAME_SHORT;
  return name.length > BOAT_NAME_MAX ? texts.BOAT_NAME_LONG : null;
}

/** Letters of the Latin script with their diacritics: Möwe, Ægir. */
const LATIN_LETTERS = /^(?:(?=\p{L})\p{Script=Latin}\p{M}*| )+$/u;

/** A new boat's name: 4 to 32 Latin letters and spaces (rule boat.new). Spaces around it do not count. */
export const boatNameRule: FieldRule = (value) => {
  const name = tidyName(value);
  return nameLengthRule(name) ?? (LATIN_LETTERS.test(name) ? visibleNameRule(name) : texts.BOAT_NAME_LETTERS);
};

/** An edited boat's name: 4 to 32 characters, none of those listed (rule boat.edit), and at least one letter. */
export const editedBoatNameRule: FieldRule = (value) => {
  const name = tidyName(value);
  return nameLengthRule(name) ?? (SPECIAL.test(name) ? texts.BOAT_NAME_SPECIAL : visibleNameRule(name));
};

export const boatDetailsRule: FieldRule = (value) =>
  value.length > BOAT_DETAILS_MAX ? texts.BOAT_DETAILS_LENGTH : null;

export const boatMilesRule: FieldRule<number> = (value) =>
  Number.isFinite(value) && value >= 0 && value <= BOAT_MILES_MAX ? null : texts.BOAT_MILES_INVALID;

/**
 * A log entry: 2 to 280 characters once trimmed (rule log.append). Line breaks are refused: a second line could carry a forged
 * stamp.
 */
export const logEntryRule: FieldRule = (value) => {
  if (value.trim().length < LOG_APPEND_MIN) return texts.LOG_ENTRY_SHORT;
  if (hasLineBreak(value.trim())) return texts.LOG_ENTRY_LINES;
  return value.length > LOG_APPEND_MAX ? texts.LOG_ENTRY_LONG : null;
};

/**
 * An edited log: at most 4096 characters (rule boat.edit), or no longer than its previous version, so that a log that has
 * outgrown the limit never loses entries.
 */
export function editedLogRule(present: string): FieldRule {
  return (value) => (value.length > Math.max(LOG_MAX, present.length) ? texts.LOG_LONG : null);
}

/** Classes that no boat may move into (rule boat.change-class). */
const NEVER_MOVED_TO: readonly string[] = ['Private 1x', 'Private 2-4-8', 'Launch', 'Borrowed 1x'];

/** Four with cox and four without share a hull. */
const seatKind = (payload: number): number => (payload === 5 ? 4 : payload);

/**
 * Whether a boat may move between these fleet groups: the seat counts match, 4 and 5 counting as equal (rule
 * boat.change-class).
 */
export function mayMoveTo(
  target: Pick<FleetGroup, 'name' | 'payload' | 'active'>,
  presentPayload: number,
): boolean {
  return (
    target.active &&
    !NEVER_MOVED_TO.includes(target.name) &&
    seatKind(target.payload) === seatKind(presentPayload)
  );
}
