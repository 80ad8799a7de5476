import { useMemo } from 'react';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { SearchRow } from '@fleetwatch/kit/ui/SearchList';
import { boatRow } from './boatRow.tsx';
import type { BoatActions } from './boatRow.tsx';

interface BoatRowsSource {
  boats: readonly Boat[] | undefined;
  classes: readonly FleetGroup[] | undefined;
  stillOut: readonly Sortie[] | undefined;
  /** Fleet group id; '' for all. */
  shownClass: string;
  actions: BoatActions;
}

/** Rows stay the same objects while nothing about them changes, so that of a long list few are drawn anew. */
export function useBoatRows({ boats, classes, stillOut, shownClass, actions }: BoatRowsSource): SearchRow[] {
  return useMemo(() => {
    const names = new Map(classes?.map(({ _id, name }) => [_id, name]));
    const out = new Set(stillOut?.map(({ bus_id }) => bus_id));
    return (boats ?? [])
      .filter(({ group }) => shownClass === '' || group === shownClass)
      .map((boat) => boatRow(boat, names.get(boat.group) ?? '', out.has(boat._id), actions));
  }, [boats, classes, stillOut, shownClass, actions]);
}
