import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/messages';
import { ApiError } from '../../platform/http/errors.ts';
import { BoatModel, WITHOUT_LOG, type ListedBoat } from '../Boat.ts';

/**
 * A boat of the club, including decommissioned and members' own boats, whose sorties stay listed. 404 for any other id.
 */
export async function findAnyBoat(boatId: string): Promise<ListedBoat> {
  const boat = await BoatModel.findById(boatId).select(WITHOUT_LOG).lean<ListedBoat>();
  if (!boat) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return boat;
}
