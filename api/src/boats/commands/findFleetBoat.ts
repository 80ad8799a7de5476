import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/messages';
import { ApiError } from '../../platform/http/errors.ts';
import type { ListedBoat } from '../Boat.ts';
import { fleetDirectory } from '../fleetDirectory.ts';

/** A boat of the club that is not decommissioned. 404 for any other boat, including a member's own. */
export async function findFleetBoat(boatId: string): Promise<ListedBoat> {
  const boat = (await fleetDirectory.get()).get(boatId);
  if (!boat) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return boat;
}
