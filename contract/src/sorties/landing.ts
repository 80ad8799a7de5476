import type { FieldRule } from '../errors/fieldRule.ts';
import { NOTES_MAX } from './limits.ts';
import {
  LEAVE_AT_ZERO,
  LEAVE_DISTANCE_AT_ZERO,
  logDistance,
  MILEAGE_UNDEFINED,
  MILES_INVALID,
  NOTES_LENGTH,
  UNDEFINED_FLEET_ITEM,
} from './texts.ts';
import { mayLandMiles } from './distance.ts';
import { distanceFromNotes } from './milesFromNotes.ts';
import { formatDistance } from './distanceText.ts';
import type { ShownUnit } from './shownUnit.ts';
import type { Sortie } from './wire.ts';

/** Entries for a landing. */
export interface LandingDraft {
  miles: number;
  notes: string;
}

export const EMPTY_LANDING: LandingDraft = { miles: 0, notes: '' };

/** The landing to send, and the question to ask first. */
export interface LandingStep {
  landing: LandingDraft;
  question: { text: string; verb: string } | null;
}

export const landingMilesRule: FieldRule<number> = (miles) => (mayLandMiles(miles) ? null : MILES_INVALID);

/** Reason why a sortie cannot be landed as answered: without its boat, or without miles (rule land.broken-answer). */
export function brokenSortie({ bus, miles }: Partial<Pick<Sortie, 'bus' | 'miles'>>): string | null {
  if (!bus) return UNDEFINED_FLEET_ITEM;
  return typeof miles === 'number' ? null : MILEAGE_UNDEFINED;
}

/** Checks the length without surrounding spaces, which are not sent. */
export const landingNotesRule: FieldRule = (notes) => (notes.trim().length > NOTES_MAX ? NOTES_LENGTH : null);

/**
 * The mileage-from-notes dialog (rule land.miles-from-notes), the same wherever a boat is landed: with miles entered there is
 * no question; at 0 the distance that the notes begin with is offered, without the word that named it; without such a number 0
 * must be confirmed.
 * @param unit in which the member reads and enters distances
 */
export function landingStep({ miles, notes }: LandingDraft, unit: ShownUnit = 'mi'): LandingStep {
  if (miles > 0) return { landing: { miles, notes: notes.trim() }, question: null };
  const named = distanceFromNotes(notes, unit);
  const distance = unit === 'mi' ? `${named.miles} miles` : formatDistance(named.miles, unit);
  const question =
    named.miles > 0
      ? { text: logDistance(distance), verb: `Log ${distance}` }
      : { text: unit === 'mi' ? LEAVE_AT_ZERO : LEAVE_DISTANCE_AT_ZERO, verb: 'Leave at 0' };
  return { landing: { miles: named.miles, notes: named.notes.trim() }, question };
}
