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

/** `groupThousands(1204.5) === '1,204.5'`, of at most three decimals. */
export const groupThousands = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/**
 * Miles for people: `formatMiles(1204.504) === '1,204.5'`. Not by Intl, whose first format of a page takes a phone a
 * sixteenth of a second, before a member sees the season's miles.
 */
export function formatMiles(miles: number): string {
  return groupThousands(roundMiles(miles));
}
