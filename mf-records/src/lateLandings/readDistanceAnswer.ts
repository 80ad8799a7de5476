import { readAmount } from '@fleetwatch/contract/sorties/distanceEntry';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { distanceFromNotes } from '@fleetwatch/contract/sorties/milesFromNotes';

/** A typed distance: its miles, 0 for none, and the remaining text. */
export interface DistanceAnswer {
  miles: number;
  notes: string;
}

const PLAIN = /^\d{1,3}(?:[.,]\d{1,3})?$/;

/**
 * Reads an answer to "How far was it?". A number of up to three digits alone is miles, or kilometers for members who use these
 * or meters, up to the limit of a landing; else it is read like the notes of a landing (rule land.miles-from-notes):
 * `readDistanceAnswer('8 km, windy')` is 5 miles and 'windy'.
 */
export function readDistanceAnswer(typed: string, unit: ShownUnit): DistanceAnswer {
  const text = typed.trim();
  const plain = PLAIN.test(text) ? readAmount(text, unit === 'm' ? 'km' : unit) : null;
  if (plain !== null) return { miles: plain, notes: '' };
  const { miles, notes } = distanceFromNotes(text, unit);
  return { miles, notes: notes.replace(/^[\s,;:.]+/, '').trim() };
}
