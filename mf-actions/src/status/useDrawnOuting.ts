import { sortieBoatLook } from '@fleetwatch/contract/boats/boatLook';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';

const NONE: readonly [] = [];

/** How the boat of a sortie is drawn: by its class, in the colour that the fleet's list gives it. */
export function useDrawnOuting(sortie: Pick<Sortie, 'bus_id' | 'moniker'>) {
  const { data: boats } = useAllBoatsQuery();
  const { data: fleetGroups } = useFleetGroupsQuery();
  return sortieBoatLook(sortie, boats ?? NONE, fleetGroups ?? NONE);
}
