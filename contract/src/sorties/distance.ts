import { DECIMAL_KM_MAX, DECIMAL_MILES_MAX, KM_MAX, METERS_ABOVE, METERS_MAX, MILES_MAX } from './limits.ts';
import { ADD_MILES_HINT, MILES_INVALID } from './messages.ts';
import {
  formatMiles,
  metersOf,
  milesFromNotes,
  milesOf,
  roundMiles,
  type MilesFromNotes,
  type NotesRule,
} from './miles.ts';

/** What a club, or a member on a device, reads and enters distances in (rule distance.unit). */
export const SHOWN_UNITS = ['mi', 'km', 'm'] as const;
export type ShownUnit = (typeof SHOWN_UNITS)[number];

/** A fraction of so many bits adds up without rounding: 2^53 of these are five million miles. */
const FRACTIONS = 2 ** 24;

const METERS_PER_HUNDREDTH = 16.093_44;

/**
 * Hundredths of a mile as they are stored, of miles that may be landed: whole where miles were entered; where meters were, to the
 * 2^24th of one, which is half a micrometer. Sums of such numbers are exact, and their meters are those that were entered.
 */
export function storedHundredths(miles: number): number {
  return roundMiles(miles) === miles ? Math.round(miles * 100) : hundredthsOfMeters(metersOf(miles));
}

/** The same of meters. */
export const hundredthsOfMeters = (meters: number): number =>
  Math.round((meters / METERS_PER_HUNDREDTH) * FRACTIONS) / FRACTIONS;

/** A sum of miles without the slip of doubles: `tidyMiles(0.1 + 0.2) === 0.3`; meters in it stay what they are. */
export const tidyMiles = (miles: number): number => Math.round(miles * 1e9) / 1e9;

/** Miles, a sum of them too, as a number of this unit: to the hundredth of a mile, or to the meter. */
export function amountIn(miles: number, unit: ShownUnit): number {
  if (unit === 'mi') return roundMiles(miles);
  return unit === 'km' ? metersOf(miles) / 1_000 : metersOf(miles);
}

/** Such a number for people: '1,204.5', '12.0', '12,345'. Kilometers have one decimal at least. */
export function formatAmount(amount: number, unit: ShownUnit): string {
  if (unit === 'mi') return formatMiles(amount);
  const text = String(amount).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return unit === 'km' && Number.isInteger(amount) ? `${text}.0` : text;
}

/** `formatIn(milesOf(12_000), 'km') === '12.0'` */
export const formatIn = (miles: number, unit: ShownUnit): string => formatAmount(amountIn(miles, unit), unit);

/** `formatDistance(5, 'mi') === '5 mi'`, `formatDistance(milesOf(12_000), 'km') === '12.0 km'` */
export const formatDistance = (miles: number, unit: ShownUnit): string => `${formatIn(miles, unit)} ${unit}`;

/** '1 mile', '5.5 miles', '12.0 km', for a sentence. */
export function distanceInWords(miles: number, unit: ShownUnit): string {
  if (unit !== 'mi') return formatDistance(miles, unit);
  const count = formatMiles(miles);
  return count === '1' ? '1 mile' : `${count} miles`;
}

/** The unit for a column or a label: 'miles'. */
export const UNIT_WORDS: Readonly<Record<ShownUnit, string>> = { mi: 'miles', km: 'kilometers', m: 'meters' };

/** What a field takes at most, in its unit. */
export const AMOUNT_MAX: Readonly<Record<ShownUnit, number>> = {
  mi: MILES_MAX,
  km: KM_MAX,
  m: KM_MAX * 1_000,
};

const DECIMALS: Readonly<Record<ShownUnit, RegExp>> = {
  mi: /^(?:\d+[.,]?\d{0,2}|[.,]\d{1,2})$/,
  km: /^(?:\d+[.,]?\d{0,3}|[.,]\d{1,3})$/,
  m: /^\d+$/,
};

/**
 * Miles of what was typed into a field of this unit, with a decimal point or comma; nothing typed is 0. Null for what is no number,
 * has more decimals than the unit keeps, or is more than any outing has.
 */
export function readAmount(typed: string, unit: ShownUnit): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  if (!DECIMALS[unit].test(text)) return null;
  const amount = Number(text.replace(',', '.'));
  if (amount > AMOUNT_MAX[unit]) return null;
  if (unit === 'mi') return amount;
  return milesOf(Math.round(unit === 'km' ? amount * 1_000 : amount));
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
 * The distance that the notes begin with (rules land.miles-from-notes, distance.notes). For who reads kilometers or meters a
 * decimal number up to 32 is kilometers, and a whole one above 1,000 and up to 30,000 is meters as they are, not 1,600 to the
 * mile; a unit that is written with the number decides there too.
 */
export const distanceFromNotes = (notes: string, unit: ShownUnit): MilesFromNotes =>
  unit === 'mi' ? milesFromNotes(notes) : milesFromNotes(notes, METRIC_CLUBS);

/** The refusal of what `readAmount` does not read. */
export const distanceInvalid = (unit: ShownUnit): string =>
  ({
    mi: MILES_INVALID,
    km: `Please enter kilometers from 0 to ${KM_MAX}, with at most three decimals, such as 8 or 8.5.`,
    m: `Please enter whole meters from 0 to ${formatAmount(KM_MAX * 1_000, 'm')}, such as 8000.`,
  })[unit];

/** Who declines to land without a distance reads this. */
export const addDistanceHint = (unit: ShownUnit): string =>
  unit === 'mi'
    ? ADD_MILES_HINT
    : `Please add ${UNIT_WORDS[unit]}, or start the Notes section with a decimal number for Kilometers or a whole number > 1,000 for Meters.`;
