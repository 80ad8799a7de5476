import type { ShownUnit } from './shownUnit.ts';
import { DECIMAL_KM_MAX, DECIMAL_MILES_MAX, METERS_ABOVE, METERS_MAX, METERS_PER_MILE } from './limits.ts';
import { milesOf, roundMiles } from './miles.ts';

/** Miles read from the distance that the notes begin with, and the notes without it. */
export interface MilesFromNotes {
  /** 0 if the notes do not name any. */
  miles: number;
  unit: DistanceUnit | null;
  /** Remaining notes: the number and a unit after it are removed, else they are unchanged. */
  notes: string;
}

export type DistanceUnit = 'miles' | 'kilometers' | 'meters';

/** A number, with a unit right behind it or as the next word: '5.5', '8km', '8,000 m.' */
const DISTANCE = /^\s*([\d.,]*\d),*([a-z]+)?[.,;:]?(?=\s|$)/i;
const NEXT_WORD = /^\s+([a-z]+)[.,;:]?(?=\s|$)/i;

const UNIT_WORDS: readonly (readonly [DistanceUnit, RegExp])[] = [
  ['miles', /^(mi|miles?)$/i],
  ['kilometers', /^(k|kms?|kilomet(er|re)s?)$/i],
  ['meters', /^(m|met(er|re)s?)$/i],
];

const unitOf = (word: string | undefined): DistanceUnit | null =>
  UNIT_WORDS.find(([, words]) => word !== undefined && words.test(word))?.[0] ?? null;

/** Reading of a distance in the notes. */
interface NotesRule {
  /** The unit of a decimal number without one. */
  decimal: DistanceUnit;
  /** Returns a number as miles; 0 outside the rule's range. */
  milesNamed: (amount: number, unit: DistanceUnit) => number;
}

const MILE_CLUBS: NotesRule = {
  decimal: 'miles',
  milesNamed(amount, unit) {
    const meters = unit === 'kilometers' ? amount * 1_000 : amount;
    if (unit === 'miles') return amount <= DECIMAL_MILES_MAX ? roundMiles(amount) : 0;
    const isEnough = unit === 'kilometers' || meters > METERS_ABOVE;
    return isEnough && meters <= METERS_MAX ? roundMiles(meters / METERS_PER_MILE) : 0;
  },
};

/**
 * The mileage-from-notes rule (rule land.miles-from-notes): a leading decimal number up to 20 is miles; a leading whole number
 * above 1,000 and up to 30,000 is meters, 1,600 to the mile; commas are stripped; anything else is 0 miles.
 * A number written with a point is decimal even when its fraction is zero: "5.0 steady" is five miles. A unit that is written
 * with the number decides: "8 miles" is eight, "8 km" as much as "8000 m"; it leaves the notes with the number.
 */
export function milesFromNotes(notes: string, { decimal, milesNamed } = MILE_CLUBS): MilesFromNotes {
  const none: MilesFromNotes = { miles: 0, unit: null, notes };
  const [distance = '', typed = '', attached] = DISTANCE.exec(notes) ?? [];
  const number = typed.replaceAll(',', '');
  const isDecimal = number.includes('.');
  const behind = notes.slice(distance.length);
  const [nextWord = '', next] = (attached === undefined && NEXT_WORD.exec(behind)) || [];

  const named = unitOf(attached ?? next);
  // Meters are whole: "5.5 m" only has its decimal number.
  const written = named === 'meters' && isDecimal ? null : named;
  if (attached !== undefined && written === null) return none;
  const unit = written ?? (isDecimal ? decimal : 'meters');
  const miles = milesNamed(Number(number), unit);
  if (miles === 0) return none;
  return { miles, unit, notes: behind.slice(written === null ? 0 : nextWord.length).trim() };
}

const METRIC_CLUBS: NotesRule = {
  decimal: 'kilometers',
  milesNamed(amount, unit) {
    if (unit === 'miles') return amount <= DECIMAL_MILES_MAX ? roundMiles(amount) : 0;
    if (unit === 'kilometers') return amount <= DECIMAL_KM_MAX ? milesOf(Math.round(amount * 1_000)) : 0;
    return amount > METERS_ABOVE && amount <= METERS_MAX ? milesOf(amount) : 0;
  },
};

/**
 * Reads the distance that the notes begin with (rules land.miles-from-notes, distance.notes). For members who use kilometers or
 * meters, a decimal number up to 32 is kilometers, and a whole number above 1,000 and up to 30,000 is exact meters, not 1,600
 * to the mile; a unit written with the number decides there too.
 */
export const distanceFromNotes = (notes: string, unit: ShownUnit): MilesFromNotes =>
  unit === 'mi' ? milesFromNotes(notes) : milesFromNotes(notes, METRIC_CLUBS);
