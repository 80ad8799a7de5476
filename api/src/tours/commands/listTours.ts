import { PAST_TOURS_MAX } from '@fleetwatch/contract/tours/limits';
import type { Tour } from '@fleetwatch/contract/tours/wire';
import { TOUR_NOT_FOUND } from '@fleetwatch/contract/tours/texts';
import type { ClientSession } from 'mongoose';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { TourModel, type TourRecord } from '../Tour.ts';
import type { TourActor } from '../tourPolicy.ts';
import { presentTours } from '../tourPresenter.ts';
import type { LoggedTour } from '../toursCsv.ts';
import { sortiesAway } from './sortiesAway.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** Presents tours with the boats that are away with them, read in the transaction if one is given. */
export async function showTours(
  tours: readonly TourRecord[],
  actor: TourActor,
  session: ClientSession | null = null,
): Promise<Tour[]> {
  const away = await sortiesAway(
    tours.map(({ _id }) => _id),
    session,
  );
  return presentTours(
    tours,
    new Set(away.map(({ tour, boat }) => `${String(tour?._id)} ${String(boat)}`)),
    actor,
  );
}

/** Lists the club's tours: those that are not landed, earliest first, then past ones, latest first. */
export async function listTours(): Promise<TourRecord[]> {
  const [open, past] = await Promise.all([
    TourModel.find({ landedAt: null }).sort({ from: 1, _id: 1 }).lean<TourRecord[]>(),
    TourModel.find({ landedAt: { $gt: new Date(0) } })
      .sort({ landedAt: -1, _id: -1 })
      .limit(PAST_TOURS_MAX)
      .lean<TourRecord[]>(),
  ]);
  return [...open, ...past];
}

/** Yields landed tours with their days in the log, latest first, one at a time. */
export async function* loggedTours(): AsyncGenerator<LoggedTour> {
  const past = (await listTours()).filter(({ landedAt }) => landedAt !== null);
  for (const tour of past) {
    const rows = await SortieModel.find({ 'tour._id': tour._id, landedAt: { $ne: null } })
      .sort({ day: 1, _id: 1 })
      .lean<SortieRecord[]>();
    yield { tour, rows };
  }
}

/** Finds a tour, in the transaction if one is given. 404 for an unknown one. */
export async function findTour(id: string, session: ClientSession | null = null): Promise<TourRecord> {
  const tour = await TourModel.findById(id).session(session).lean<TourRecord>();
  if (!tour) throw new ApiError('not_found', TOUR_NOT_FOUND);
  return tour;
}
