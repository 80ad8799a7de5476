import { TOUR_IS_AWAY, TOUR_IS_LANDED } from '@fleetwatch/contract/tours/texts';
import { legsRefusal, tourBoatsRefusal } from '@fleetwatch/contract/tours/rules';
import type { TourBody } from '@fleetwatch/contract/tours/wire';
import type { ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { endAlert } from '../../safety/commands/endAlert.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { TourModel, type TourBoatRecord, type TourRecord } from '../Tour.ts';
import { presentLeg } from '../tourLegs.ts';
import { assertMayEdit } from '../tourPolicy.ts';
import { endOfTour } from '../tourTimes.ts';
import { refuseOnTour } from './boatsOnTour.ts';
import { findTour } from './listTours.ts';
import { readTourBoats, refuseTour } from './makeTour.ts';
import { sortiesAway } from './sortiesAway.ts';

/**
 * Returns the boats after a change: those that have left stay unchanged, the others are replaced by those in
 * the request.
 */
async function boatsAfter(before: readonly TourBoatRecord[], { boats }: TourBody): Promise<TourBoatRecord[]> {
  const gone = before.filter(({ since }) => since !== undefined);
  const others = boats.filter(({ bus }) => !gone.some(({ boat }) => String(boat) === bus));
  const kept = gone.map(({ boat, crew }) => ({ bus: String(boat), crew: crew.map(String) }));
  const refusal = tourBoatsRefusal([...kept, ...others]);
  if (refusal) throw new ApiError(`invalid:${refusal.field}`, refusal.text);
  return [...gone, ...(await readTourBoats(others))];
}

/** Updates the sorties that are away with the tour's name and end, and their crews' return time. */
async function moveEnd(
  { _id, name, to }: TourRecord,
  away: readonly SortieRecord[],
  session: ClientSession,
): Promise<void> {
  const until = endOfTour(to);
  const isAhead = until > now();
  for (const { _id: sortie, trip } of away) {
    await SortieModel.updateOne(
      { _id: sortie },
      {
        $set: {
          tour: { _id, name, ...(isAhead && { until }) },
          ...(trip && { 'trip.expectedAt': until }),
        },
      },
      { session },
    );
  }
}

/** Ends alerts of overdue boats, which now have another return time. */
async function endAlerts(
  away: readonly SortieRecord[],
  to: string,
  by: string,
  session: ClientSession,
  effects: Effects,
): Promise<void> {
  const expectedAt = endOfTour(to);
  if (!usesFeature('overdue') || expectedAt <= now()) return;
  for (const { _id, tour } of away)
    if (tour?.until === undefined)
      await endAlert(_id, { outcome: 'safeLate', by, expectedAt }, session, effects);
}

/**
 * Changes a tour that is not landed (rule tour.change). 404 for an unknown tour, 403 for others than its
 * organiser and officers, 409 once it is landed or for a boat that another tour has, 422 for invalid fields.
 */
export async function changeTour(
  body: TourBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<TourRecord> {
  const before = await findTour(body.id, session);
  assertMayEdit(before, actor);
  if (before.landedAt) throw new ApiError('tour_state', TOUR_IS_LANDED);
  const hasLeft = before.boats.some(({ since }) => since !== undefined);
  refuseTour(body, hasLeft ? before.from : null);
  const { kind, from, to } = body;
  const legs = legsRefusal(before.legs.map(presentLeg), body, null);
  if (legs !== null) throw new ApiError('invalid:to', legs);
  const boats = await boatsAfter(before.boats, body);
  await refuseOnTour(
    boats.map(({ boat }) => ({ boat, from, to })),
    session,
    before._id,
  );
  const change = { name: body.name.trim(), kind, from, to, vehicle: body.vehicle.trim(), boats };
  await TourModel.updateOne({ _id: before._id }, { $set: change }, { session });
  const after = { ...before, ...change };
  const away = await sortiesAway([before._id], session);
  await moveEnd(after, away, session);
  await endAlerts(away, to, actor.id, session, effects);
  return after;
}

/** Cancels a tour without boats away (rule tour.cancel). 404, 403 as above, 409 once a boat has left. */
export async function cancelTour(
  id: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<TourRecord> {
  const tour = await findTour(id, session);
  assertMayEdit(tour, actor);
  // A tour whose crews report that they never went out has no boats away either.
  if (tour.landedAt || (await sortiesAway([tour._id], session)).length > 0)
    throw new ApiError('tour_state', TOUR_IS_AWAY);
  await TourModel.deleteOne({ _id: tour._id }, { session });
  return tour;
}
