import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';

/** Formats miles as a whole number of this unit, if a fraction has no room or no meaning: '1,205'. */
export const formatWhole = (miles: number, unit: ShownUnit): string =>
  formatMiles(Math.round(amountIn(miles, unit)));
