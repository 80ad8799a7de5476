import { sortieBoatLook } from '@fleetwatch/contract/boats/boatLook';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';

const NONE: readonly [] = [];

/** Returns the look of a sortie's boat: by its class, in the color from the fleet's list. */
export function useDrawnOuting(sortie: Pick<Sortie, 'bus_id' | 'moniker'>) {
  const { data: boats } = useAllBoatsQuery();
  const { data: fleetGroups } = useFleetGroupsQuery();
  return sortieBoatLook(sortie, boats ?? NONE, fleetGroups ?? NONE);
}
