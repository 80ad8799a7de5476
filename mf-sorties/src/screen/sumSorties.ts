import { tidyMiles } from '@fleetwatch/contract/sorties/distance';
import type { Sortie, SortieSum } from '@fleetwatch/contract/sorties/wire';
import { datePart } from '@fleetwatch/contract/time/localText';

/** Totals of a list of sorties. */
export function sumSorties(sorties: readonly Pick<Sortie, 'miles' | 'late' | 'launch'>[]): SortieSum {
  const credited = sorties.filter(({ late }) => !late);
  return {
    sorties: sorties.length,
    miles: tidyMiles(credited.reduce((sum, { miles }) => sum + miles, 0)),
    days: new Set(sorties.map(({ launch }) => datePart(launch))).size,
  };
}
