import type { FieldRule } from '../errors/fieldRule.ts';
import { NOTES_MAX } from './limits.ts';
import { LEAVE_AT_ZERO, logMiles, MILES_INVALID, NOTES_LENGTH } from './messages.ts';
import { mayLandMiles, milesFromNotes } from './miles.ts';

/** What is entered for a landing. */
export interface LandingDraft {
  miles: number;
  notes: string;
}

export const EMPTY_LANDING: LandingDraft = { miles: 0, notes: '' };

/** What a landing will send, and what is to be asked before. */
export interface LandingStep {
  landing: LandingDraft;
  question: { text: string; verb: string } | null;
}

export const landingMilesRule: FieldRule<number> = (miles) => (mayLandMiles(miles) ? null : MILES_INVALID);

/** Spaces around the notes do not count: they are not sent. */
export const landingNotesRule: FieldRule = (notes) => (notes.trim().length > NOTES_MAX ? NOTES_LENGTH : null);

/**
 * The mileage-from-notes dialogue (rule land.miles-from-notes), the same wherever a boat is landed: with miles entered nothing is
 * asked; at 0 the miles that the notes begin with are offered, without the word that named them; without such a number 0 is
 * to be confirmed.
 */
export function landingStep({ miles, notes }: LandingDraft): LandingStep {
  if (miles > 0) return { landing: { miles, notes: notes.trim() }, question: null };
  const named = milesFromNotes(notes);
  const question =
    named.miles > 0
      ? { text: logMiles(named.miles), verb: `Log ${named.miles} miles` }
      : { text: LEAVE_AT_ZERO, verb: 'Leave at 0' };
  return { landing: { miles: named.miles, notes: named.notes.trim() }, question };
}
