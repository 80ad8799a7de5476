import { DECIMAL_MILES_MAX, METERS_ABOVE, METERS_MAX, METERS_PER_MILE, MILES_MAX } from './limits.ts';

/** Miles read from the distance that the notes begin with, and the notes without it. */
export interface MilesFromNotes {
  /** 0 when the notes name none. */
  miles: number;
  unit: DistanceUnit | null;
  /** What is left of the notes: the number and a unit after it are stripped, else they are unchanged. */
  notes: string;
}

export type DistanceUnit = 'miles' | 'kilometers' | 'meters';

/** Meters of a mile; the 1,600 of `METERS_PER_MILE` are the rule by which miles are read from notes alone. */
const METERS = 1_609.344;

/** Whole meters of miles: of those that were entered in meters the very ones. `metersOf(milesOf(12_000)) === 12_000` */
export const metersOf = (miles: number): number => Math.round(miles * METERS);

/** Miles of meters, as a double has them. */
export const milesOf = (meters: number): number => meters / METERS;

/** Miles to the hundredth, as a whole number of them. */
export function toHundredths(miles: number): number {
  return Math.round(miles * 100);
}

/** `roundMiles(0.7712) === 0.77` */
export function roundMiles(miles: number): number {
  return toHundredths(miles) / 100;
}

/**
 * Miles for people: `formatMiles(1204.504) === '1,204.5'`. Not by Intl, whose first format of a page takes a phone a
 * sixteenth of a second, before a member sees the season's miles.
 */
export function formatMiles(miles: number): string {
  return String(roundMiles(miles)).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

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

/** What a distance in the notes stands for. */
export interface NotesRule {
  /** The unit of a decimal number without one. */
  decimal: DistanceUnit;
  /** Miles of a number; 0 when it is out of what the rule takes. */
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
  // Meters are whole: of "5.5 m" the rule knows the decimal number alone.
  const written = named === 'meters' && isDecimal ? null : named;
  if (attached !== undefined && written === null) return none;
  const unit = written ?? (isDecimal ? decimal : 'meters');
  const miles = milesNamed(Number(number), unit);
  if (miles === 0) return none;
  return { miles, unit, notes: behind.slice(written === null ? 0 : nextWord.length).trim() };
}

/** What a number of miles may be off by the arithmetic of doubles: two micrometers. */
const SLIP = 1e-9;

/** Whether miles may be landed: 0 to 200, to the hundredth or of whole meters. */
export function mayLandMiles(miles: number): boolean {
  const isExact = roundMiles(miles) === miles || Math.abs(milesOf(metersOf(miles)) - miles) < SLIP;
  return isExact && miles >= 0 && miles <= MILES_MAX;
}
