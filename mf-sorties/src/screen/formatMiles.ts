import { roundMiles } from '@fleetwatch/contract/sorties/miles';

/** Made once: a number formatted by its own method makes one each time, which a list of hundreds feels. */
const milesFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `formatMiles(1204.5) === '1,204.5'`; at most two decimals. */
export function formatMiles(miles: number): string {
  return milesFormat.format(roundMiles(miles));
}

/** `countOf(1, 'sortie') === '1 sortie'`, `countOf(1200, 'mile') === '1,200 miles'` */
export function countOf(count: number, noun: string): string {
  return `${formatMiles(count)} ${noun}${count === 1 ? '' : 's'}`;
}
