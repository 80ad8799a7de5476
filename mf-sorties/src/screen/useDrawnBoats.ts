import { hullColourOf } from '@fleetwatch/contract/boats/hullColours';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { DrawnBoat } from '@fleetwatch/kit/art/BoatDrawing';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';

type Outing = Pick<Sortie, 'bus_id' | 'moniker'>;

export interface DrawnBoats {
  /** Returns the look of a sortie's boat; a member's own boat is not in the fleet, and has only its class's shape. */
  boatOf: (sortie: Outing) => DrawnBoat;
  /** The club with the pattern of their blades. */
  blade: ClubIdentity | undefined;
}

/** Drawings of the sorties' boats. They have their final size before the fleet is loaded, so nothing moves afterwards. */
export function useDrawnBoats(): DrawnBoats {
  const { data: boats = [] } = useAllBoatsQuery();
  const { data: classes = [] } = useFleetGroupsQuery();
  const { data: club } = useClubQuery();
  const boatById = new Map(boats.map((boat) => [boat._id, boat]));
  const classByMoniker = new Map(classes.map((group) => [group.moniker, group]));
  return {
    blade: club?.identity,
    boatOf: ({ bus_id, moniker }) => ({
      ...boatShape(classByMoniker.get(moniker) ?? { name: '', moniker }),
      hull: hullColourOf(boatById.get(bus_id) ?? { _id: bus_id }),
    }),
  };
}
