import { BOAT_NOT_FOUND, decommissioned } from '@fleetwatch/contract/boats/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';

/**
 * A boat of the fleet with its log, read in the transaction if one is given. 404 for an unknown boat and for a member's
 * own, 409 for a decommissioned one.
 */
export async function readFleetBoat(
  boatId: string,
  session: ClientSession | null = null,
): Promise<BoatRecord> {
  const boat = await BoatModel.findById(boatId).session(session).lean<BoatRecord>();
  if (!boat || boat.owner) throw new ApiError('not_found', BOAT_NOT_FOUND);
  if (boat.isDecommissioned) throw new ApiError('decommissioned', decommissioned(boat.name));
  // Boats stored before versions were introduced have none.
  return { ...boat, version: boat.version ?? 0 };
}
