import { groupThousands } from '../texts/groupThousands.ts';

/** Meters in a mile; the 1,600 of `METERS_PER_MILE` apply only to miles read from notes. */
const METERS = 1_609.344;

/**
 * Returns miles as whole meters, exactly those entered if they were entered in meters. `metersOf(milesOf(12_000)) === 12_000`
 */
export const metersOf = (miles: number): number => Math.round(miles * METERS);

/** Returns meters as miles, with the precision of a double. */
export const milesOf = (meters: number): number => meters / METERS;

/** Returns miles as a whole number of hundredths. */
export function toHundredths(miles: number): number {
  return Math.round(miles * 100);
}

/** `roundMiles(0.7712) === 0.77` */
export function roundMiles(miles: number): number {
  return toHundredths(miles) / 100;
}

/**
 * Formats miles: `formatMiles(1204.504) === '1,204.5'`. Avoids Intl, whose first format on a page takes a phone a sixteenth of
 * a second, before a member sees the season's miles.
 */
export function formatMiles(miles: number): string {
  return groupThousands(roundMiles(miles));
}
