import { boatShape, type BoatShape } from '../fleetgroups/boatShape.ts';
import type { FleetGroup } from '../fleetgroups/wire.ts';
import type { Sortie } from '../sorties/wire.ts';
import { hullColourOf, type HullColour } from './hullColours.ts';
import type { Boat } from './wire.ts';

interface ColouredBoat {
  _id: string;
  hull?: HullColour | null | undefined;
}

/** The known part of a class: the kiosk's has no payload. */
type KnownGroup = Pick<FleetGroup, 'name' | 'moniker'> & Partial<Pick<FleetGroup, 'payload'>>;

/** Look of a class's boats: their shape and hull color, '#RRGGBB' (rule class.shape). */
export function boatLook(boat: ColouredBoat, fleetGroup: KnownGroup): BoatShape & { hull: string } {
  return { ...boatShape(fleetGroup), hull: hullColourOf(boat) };
}

type OfItsClass = ColouredBoat & Pick<Boat, 'groupname' | 'groupmoniker' | 'grouppayload'>;

/** Look of a boat of the fleet, which carries its own class. */
export function fleetBoatLook(boat: OfItsClass): BoatShape & { hull: string } {
  const { groupname: name, groupmoniker: moniker, grouppayload: payload } = boat;
  return boatLook(boat, { name, moniker, payload });
}

/** Look of a sortie's boat; a member's own boat is not in the fleet and has only its class's moniker. */
export function sortieBoatLook(
  { bus_id, moniker }: Pick<Sortie, 'bus_id' | 'moniker'>,
  boats: readonly ColouredBoat[],
  fleetGroups: readonly KnownGroup[],
): BoatShape & { hull: string } {
  const boat = boats.find(({ _id }) => _id === bus_id) ?? { _id: bus_id };
  return boatLook(boat, fleetGroups.find((group) => group.moniker === moniker) ?? { name: '', moniker });
}
