import { formatMiles } from '@fleetwatch/contract/sorties/miles';

/** `countOf(1, 'sortie') === '1 sortie'`, `countOf(1200, 'mile') === '1,200 miles'` */
export function countOf(count: number, noun: string): string {
  return `${formatMiles(count)} ${noun}${count === 1 ? '' : 's'}`;
}
