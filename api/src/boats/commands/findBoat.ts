import { BOAT_NOT_FOUND, decommissioned } from '@fleetwatch/contract/boats/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { BoatModel, type BoatRecord, type ListedBoat, WITHOUT_LOG } from '../Boat.ts';
import { fleetDirectory } from '../fleetDirectory.ts';

/**
 * Finds a boat of the club, including decommissioned and members' own boats, whose sorties stay listed. 404
 * for any other id.
 */
export async function findAnyBoat(boatId: string): Promise<ListedBoat> {
  const boat = await BoatModel.findById(boatId).select(WITHOUT_LOG).lean<ListedBoat>();
  if (!boat) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return boat;
}

/** Finds a boat of the club that is not decommissioned. 404 for any other boat, including a member's own. */
export async function findFleetBoat(boatId: string): Promise<ListedBoat> {
  const boat = (await fleetDirectory.get()).get(boatId);
  if (!boat) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return boat;
}

/**
 * Reads a boat of the fleet with its log, in the transaction if one is given. 404 for an unknown boat and
 * for a member's own, 409 for a decommissioned one.
 */
export async function readFleetBoat(
  boatId: string,
  session: ClientSession | null = null,
): Promise<BoatRecord> {
  const boat = await BoatModel.findById(boatId).session(session).lean<BoatRecord>();
  if (!boat || boat.owner) throw new ApiError('not_found', BOAT_NOT_FOUND);
  if (boat.isDecommissioned) throw new ApiError('decommissioned', decommissioned(boat.name));
  // Boats stored before versions were introduced have no version.
  return { ...boat, version: boat.version ?? 0 };
}
