import { awayUntil, boatOnTour } from '@fleetwatch/contract/tours/texts';
import type { KioskReservation } from '@fleetwatch/contract/plans/wire';
import type { ClientSession, Types } from 'mongoose';
import { clubDay, clubText, startOfDay } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { WantedBoatDays } from '../../slots/commands/takeSlots.ts';
import { TourModel, type TourRecord } from '../Tour.ts';
import { endOfTour } from '../tourTimes.ts';

/** Finds tours that are not landed and include any of these boats. */
async function openTours(
  boats: readonly Types.ObjectId[] | null,
  session: ClientSession | null,
): Promise<TourRecord[]> {
  return TourModel.find({ landedAt: null, ...(boats && { 'boats.boat': { $in: [...boats] } }) })
    .sort({ from: 1, _id: 1 })
    .session(session)
    .lean<TourRecord[]>();
}

/**
 * Throws 409 `boat_reserved` for a boat that a tour has on one of the days (rule tour.holds).
 * @param except the tour that is being written
 */
export async function refuseOnTour(
  wanted: readonly WantedBoatDays[],
  session: ClientSession,
  except: Types.ObjectId | null = null,
): Promise<void> {
  if (wanted.length === 0 || !usesFeature('tours')) return;
  const tours = await openTours(
    wanted.map(({ boat }) => boat),
    session,
  );
  for (const { boat, from, to } of wanted) {
    const tour = tours.find(
      (one) => !except?.equals(one._id) && one.from <= to && one.to >= from && has(one, boat),
    );
    if (!tour) continue;
    const name = has(tour, boat)?.boatName ?? '';
    throw new ApiError('boat_reserved', boatOnTour(name, tour.name, tour.from, tour.to, clubDay()));
  }
}

const has = (tour: TourRecord, boat: Types.ObjectId): TourRecord['boats'][number] | undefined =>
  tour.boats.find((one) => one.boat.equals(boat));

/**
 * Lists the boats that tours have today, in the form in which boards show reserved ones: 'Elbe 2026, away
 * until May 3'.
 */
export async function listOnTour(): Promise<KioskReservation[]> {
  if (!usesFeature('tours')) return [];
  const today = clubDay();
  const tours = (await openTours(null, null)).filter(({ from, to }) => from <= today && to >= today);
  return tours.flatMap(({ boats, name, from, to }) =>
    boats.map(({ boat }) => ({
      bus_id: String(boat),
      name: awayUntil(name, to, today),
      launch: clubText(startOfDay(from)),
      land: clubText(endOfTour(to)),
    })),
  );
}

/** Removes boats that leave the fleet from tours that have not left with them. */
export async function dropFromTours(gone: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  if (!usesFeature('tours')) return;
  for (const { _id, boats } of await openTours(gone, session)) {
    const kept = boats.filter(
      ({ boat, since }) => since !== undefined || !gone.some((one) => one.equals(boat)),
    );
    await TourModel.updateOne({ _id }, { $set: { boats: kept } }, { session });
  }
}
