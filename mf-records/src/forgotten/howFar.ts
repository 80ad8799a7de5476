import { milesFromNotes, roundMiles } from '@fleetwatch/contract/sorties/miles';
import { MILES_MAX } from '@fleetwatch/contract/sorties/limits';

/** What was typed as a distance: its miles, 0 for none, and what else was written. */
export interface HowFar {
  miles: number;
  notes: string;
}

const PLAIN = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/**
 * Reads an answer to "How far was it?". A number alone is miles, up to as many as a landing has; else it is read as the notes
 * of a landing are (rule land.miles-from-notes): `howFar('8 km, windy')` is 5 miles and 'windy'.
 */
export function howFar(typed: string): HowFar {
  const text = typed.trim();
  const plain = PLAIN.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (plain <= MILES_MAX) return { miles: roundMiles(plain), notes: '' };
  const { miles, notes } = milesFromNotes(text);
  return { miles, notes: notes.replace(/^[\s,;:.]+/, '').trim() };
}
