import { roundMiles } from '@fleetwatch/contract/sorties/miles';

/** `formatMiles(1204.5) === '1,204.5'`; at most two decimals. */
export function formatMiles(miles: number): string {
  return roundMiles(miles).toLocaleString('en-US', { maximumFractionDigits: 2 });
}
