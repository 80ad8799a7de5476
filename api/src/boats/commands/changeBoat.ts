import { BOAT_NAME_TAKEN, BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import type { ClientSession, UpdateQuery } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { isNameTaken } from '../../platform/club/nameKeys.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';

/** Turns a duplicate-key error into `taken:name`; rethrows any other error. */
export function refuseTakenName(error: unknown): never {
  if (isNameTaken(error)) throw new ApiError('taken:name', BOAT_NAME_TAKEN);
  throw error;
}

/**
 * Changes a boat in a transaction. Returns the changed boat. 409 `taken:name` when the fleet already has its new name.
 */
export async function changeBoat(
  boat: BoatRecord,
  change: UpdateQuery<BoatRecord>,
  session: ClientSession,
): Promise<BoatRecord> {
  const changed = await BoatModel.findOneAndUpdate({ _id: boat._id }, change, {
    session,
    returnDocument: 'after',
  })
    .lean<BoatRecord>()
    .catch(refuseTakenName);
  if (!changed) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return changed;
}
