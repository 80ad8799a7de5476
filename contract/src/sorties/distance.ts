import { MILES_MAX } from './limits.ts';
import { metersOf, milesOf, roundMiles } from './miles.ts';

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

/** What a number of miles may be off by the arithmetic of doubles: two micrometers. */
const SLIP = 1e-9;

/** Whether miles may be landed: 0 to 200, to the hundredth or of whole meters. */
export function mayLandMiles(miles: number): boolean {
  const isExact = roundMiles(miles) === miles || Math.abs(milesOf(metersOf(miles)) - miles) < SLIP;
  return isExact && miles >= 0 && miles <= MILES_MAX;
}
