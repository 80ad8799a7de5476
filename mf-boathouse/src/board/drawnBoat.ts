import { hullColourOf } from '@fleetwatch/contract/boats/hullColours';
import type { KioskBoat } from '@fleetwatch/contract/boats/wire';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import type { KioskFleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import type { DrawnBoat } from '@fleetwatch/kit/art/BoatDrawing';

/** How a boat of a class is drawn (rule class.shape). */
export function drawnBoat(
  boat: Pick<KioskBoat, '_id'>,
  fleetGroup: Pick<KioskFleetGroup, 'name' | 'moniker'>,
): DrawnBoat {
  return { ...boatShape(fleetGroup), hull: hullColourOf(boat) };
}

/** How the boat of an outing is drawn; a member's own boat is not of the fleet, and has its class's moniker alone. */
export function drawnOuting(
  { bus_id, moniker }: Pick<KioskSortie, 'bus_id' | 'moniker'>,
  boats: readonly KioskBoat[],
  fleetGroups: readonly KioskFleetGroup[],
): DrawnBoat {
  const boat = boats.find(({ _id }) => _id === bus_id) ?? { _id: bus_id };
  return drawnBoat(boat, fleetGroups.find((group) => group.moniker === moniker) ?? { name: '', moniker });
}
