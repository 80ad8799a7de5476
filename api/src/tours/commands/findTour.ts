import { TOUR_NOT_FOUND } from '@fleetwatch/contract/tours/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { TourModel, type TourRecord } from '../Tour.ts';

/** A tour, read in the transaction if one is given. 404 for an unknown one. */
export async function findTour(id: string, session: ClientSession | null = null): Promise<TourRecord> {
  const tour = await TourModel.findById(id).session(session).lean<TourRecord>();
  if (!tour) throw new ApiError('not_found', TOUR_NOT_FOUND);
  return tour;
}
