import { roundMiles } from '@fleetwatch/contract/sorties/miles';

// One for all: making a format takes longer than drawing a row.
const MILES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `formatMiles(1204.5) === '1,204.5'`; at most two decimals. */
export function formatMiles(miles: number): string {
  return MILES.format(roundMiles(miles));
}
