import { fleetBoatLook } from '@fleetwatch/contract/boats/boatLook';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { BoatPlate } from '@fleetwatch/kit/art/BoatPlate';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';

/** A boat of the fleet, with the club's blades. */
export function BoatPicture({ boat }: { boat: Boat }) {
  const { data: club } = useClubQuery();
  return <BoatPlate boat={fleetBoatLook(boat)} blade={club?.identity} isDryDocked={!boat.active} />;
}
