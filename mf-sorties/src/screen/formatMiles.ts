import { roundMiles } from '@fleetwatch/contract/sorties/miles';

/** `formatMiles(1204.5) === '1,204.5'`; at most two decimals. */
export function formatMiles(miles: number): string {
  return roundMiles(miles).toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** `countOf(1, 'sortie') === '1 sortie'`, `countOf(1200, 'mile') === '1,200 miles'` */
export function countOf(count: number, noun: string): string {
  return `${formatMiles(count)} ${noun}${count === 1 ? '' : 's'}`;
}
