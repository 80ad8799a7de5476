import { formatMiles, metersOf, roundMiles } from './miles.ts';
import { groupThousands } from '../texts/groupThousands.ts';
import type { ShownUnit } from './shownUnit.ts';

/** Returns miles, or a sum of them, as a number of this unit: to the hundredth of a mile, or to the meter. */
export function amountIn(miles: number, unit: ShownUnit): number {
  if (unit === 'mi') return roundMiles(miles);
  return unit === 'km' ? metersOf(miles) / 1_000 : metersOf(miles);
}

/** Formats such a number: '1,204.5', '12.0', '12,345'. Kilometers have at least one decimal. */
export function formatAmount(amount: number, unit: ShownUnit): string {
  if (unit === 'mi') return formatMiles(amount);
  const text = groupThousands(amount);
  return unit === 'km' && Number.isInteger(amount) ? `${text}.0` : text;
}

/** `formatIn(milesOf(12_000), 'km') === '12.0'` */
export const formatIn = (miles: number, unit: ShownUnit): string => formatAmount(amountIn(miles, unit), unit);

/** `formatDistance(5, 'mi') === '5 mi'`, `formatDistance(milesOf(12_000), 'km') === '12.0 km'` */
export const formatDistance = (miles: number, unit: ShownUnit): string => `${formatIn(miles, unit)} ${unit}`;

/** A season's distance in lists of boats, members and groups, to a tenth (rule distance.lists): `formatSeasonIn(312.37, 'mi') === '312.4'`. */
export function formatSeasonIn(miles: number, unit: ShownUnit): string {
  const amount = amountIn(miles, unit);
  return formatAmount(unit === 'm' ? amount : Math.round(amount * 10) / 10, unit);
}

/** `formatSeason(312.37, 'mi') === '312.4 mi'` */
export const formatSeason = (miles: number, unit: ShownUnit): string =>
  `${formatSeasonIn(miles, unit)} ${unit}`;

/** '1 mile', '5.5 miles', '12.0 km', for a sentence. */
export function distanceInWords(miles: number, unit: ShownUnit): string {
  if (unit !== 'mi') return formatDistance(miles, unit);
  const count = formatMiles(miles);
  return count === '1' ? '1 mile' : `${count} miles`;
}

/** The units as labels or column headings: 'Miles'. */
export const UNIT_TITLES: Readonly<Record<ShownUnit, string>> = {
  mi: 'Miles',
  km: 'Kilometers',
  m: 'Meters',
};
