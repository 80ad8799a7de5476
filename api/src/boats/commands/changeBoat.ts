import { BOAT_NAME_TAKEN, BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/messages';
import type { ClientSession, UpdateQuery } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { isNameTaken } from '../../platform/club/nameKeys.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';

/** A name that the fleet has already is told so; any other error stays what it is. */
export function refuseTakenName(error: unknown): never {
  if (isNameTaken(error)) throw new ApiError('taken:name', BOAT_NAME_TAKEN);
  throw error;
}

/** Changes a boat in a transaction; answers it as it then is. 409 `taken:name` when the fleet has its new name. */
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
