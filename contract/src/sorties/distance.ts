import { MILES_MAX } from './limits.ts';
import { metersOf, milesOf, roundMiles } from './miles.ts';

/** A fraction of so many bits adds up without rounding: 2^53 of these are five million miles. */
const FRACTIONS = 2 ** 24;

const METERS_PER_HUNDREDTH = 16.093_44;

/**
 * Returns hundredths of a mile as stored, of miles that may be landed: whole if miles were entered; if meters were, to the
 * 2^24th of one, which is half a micrometer. Sums of such numbers are exact, and their meters are the entered ones.
 */
export function storedHundredths(miles: number): number {
  return roundMiles(miles) === miles ? Math.round(miles * 100) : hundredthsOfMeters(metersOf(miles));
}

/** Does the same for meters. */
export const hundredthsOfMeters = (meters: number): number =>
  Math.round((meters / METERS_PER_HUNDREDTH) * FRACTIONS) / FRACTIONS;

/** Returns a sum of miles without floating-point error: `tidyMiles(0.1 + 0.2) === 0.3`; meters in it are unchanged. */
export const tidyMiles = (miles: number): number => Math.round(miles * 1e9) / 1e9;

/** Largest floating-point error of miles: two micrometers. */
const SLIP = 1e-9;

/** Whether miles may be landed: 0 to 200, in hundredths or whole meters. */
export function mayLandMiles(miles: number): boolean {
  const isExact = roundMiles(miles) === miles || Math.abs(milesOf(metersOf(miles)) - miles) < SLIP;
  return isExact && miles >= 0 && miles <= MILES_MAX;
}
