import {
  crewMissing,
  addedToTour,
  TOUR_ALL_AWAY,
  TOUR_IS_LANDED,
  TOUR_IS_PAST,
  TOUR_STARTS_LATER,
} from '@fleetwatch/contract/tours/texts';
import type { TourCheck, TourStartBody } from '@fleetwatch/contract/tours/wire';
import type { Types } from 'mongoose';
import { notify } from '../../notifications/commands/notify.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { handlerOf, type EventHandler } from '../../platform/events/eventTypes.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { settleDraft, pendingEntry } from '../../platform/logging/auditTrail.ts';
import { launchBoat } from '../../sorties/commands/launchBoat.ts';
import type { Launch } from '../../sorties/commands/LaunchRequest.ts';
import { mergeChecks, readLaunchCheck } from '../../sorties/commands/readLaunchCheck.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { sortieLaunched, type LaunchEvent } from '../../logbook/sortieEvents.ts';
import { TourModel, type TourBoatRecord, type TourRecord } from '../Tour.ts';
import { assertMayEdit } from '../tourPolicy.ts';
import { endOfTour } from '../tourTimes.ts';
import { findTour } from './listTours.ts';

/**
 * Idempotency key shared by everyone who starts the tour, so that each boat leaves once, however often they
 * press.
 */
const keyOf = (tour: TourRecord, boat: Types.ObjectId): Repeatable => ({
  requestKey: `tour ${String(tour._id)} ${String(boat)}`,
  requestHash: String(tour._id),
});

/** Finds a tour that the caller, its organiser or an officer, may start now. */
async function findStarting(id: string, actor: MemberActor): Promise<TourRecord> {
  const tour = await findTour(id);
  assertMayEdit(tour, actor);
  if (tour.landedAt) throw new ApiError('tour_state', TOUR_IS_LANDED);
  if (clubDay() < tour.from) throw new ApiError('tour_state', TOUR_STARTS_LATER);
  if (endOfTour(tour.to) <= now()) throw new ApiError('tour_state', TOUR_IS_PAST);
  return tour;
}

const stillIn = ({ boats }: TourRecord): TourBoatRecord[] => boats.filter(({ since }) => since === undefined);

/**
 * Returns the rules' answers to a tour's start, each once (rule tour.start). 404, 403 and 409 as for the
 * start.
 * @param supervisor id of the member who would supervise minors; null for none
 */
export async function readTourCheck(
  id: string,
  actor: MemberActor,
  supervisor: string | null,
): Promise<TourCheck> {
  const tour = await findStarting(id, actor);
  const supervision = supervisor === null ? null : { member: supervisor };
  const checks = await Promise.all(
    stillIn(tour).map(({ boat, crew }) => {
      const [launcher = null, ...others] = crew.map(String);
      return readLaunchCheck({
        boat: String(boat),
        launcher,
        crew: others,
        supervision,
        offices: actor.offices,
      });
    }),
  );
  return mergeChecks(checks);
}

interface Starting extends Omit<TourStartBody, 'id'> {
  tour: TourRecord;
  actor: MemberActor;
}

/** Notifies the launcher of a tour's boat when someone else has started it. */
async function notifyLauncher({ sortie }: LaunchEvent): Promise<void> {
  const { _id, boatName, launcher, tour } = sortie;
  if (!tour?.until) return;
  await notify({
    key: `tour ${String(_id)}`,
    tag: `sortie ${String(_id)}`,
    category: 'boated',
    to: [String(launcher)],
    title: addedToTour(tour.name, boatName),
    body: '',
    url: '/tours',
    expiresAt: tour.until,
  });
}

export const tourHandlers: readonly EventHandler[] = [
  handlerOf(sortieLaunched, 'notifyLauncher', notifyLauncher, {
    features: ['notifications'],
    isFor: ({ sortie, by }) => sortie.tour !== undefined && by !== String(sortie.launcher),
  }),
];

/** Launches one boat, unless it has already left. */
async function leave(
  { tour, replies, supervision, actor }: Starting,
  { boat, boatName, crew }: TourBoatRecord,
): Promise<void> {
  const [launcher, ...others] = crew.map(String);
  if (launcher === undefined) throw new ApiError('invalid:boats', crewMissing(boatName));
  const launch: Launch = {
    launcher,
    boat: String(boat),
    crew: others,
    replies,
    supervision,
    offices: actor.offices,
    workout: { text: tour.name, type: null },
    // A caller who overrides a rule for others is recorded as the officer.
    ...(launcher !== actor.id && { officer: actor.id }),
    tour: { _id: tour._id, name: tour.name, until: endOfTour(tour.to) },
    entry: pendingEntry(),
  };
  const { isRepeat } = await launchBoat(launch, keyOf(tour, boat));
  if (!isRepeat) settleDraft();
}

/** Records that a boat has left. If the tour was cancelled concurrently, it leaves like any other boat. */
async function noteLeft(tour: TourRecord, { boat }: TourBoatRecord, isFirst: boolean): Promise<void> {
  const since = isFirst ? tour.from : clubDay();
  const noted = await TourModel.updateOne(
    { _id: tour._id },
    { $set: { 'boats.$[one].since': since } },
    { arrayFilters: [{ 'one.boat': boat }] },
  );
  if (noted.matchedCount > 0) return;
  await SortieModel.updateOne({ boat, isOut: true, 'tour._id': tour._id }, { $unset: { tour: 1 } });
}

/**
 * Launches the boats of a tour that are in, each with its crew (rule tour.start). A boat that cannot leave
 * does not stop the others; when none can, the first refusal is thrown. Boats in the first departure are
 * credited with every leg, later ones with the legs from then on. Repeating it launches no boat twice.
 */
export async function startTour(
  actor: MemberActor,
  { id, ...start }: TourStartBody,
): Promise<{ tour: TourRecord; refused: { boat: Types.ObjectId; error: ApiError }[] }> {
  const tour = await findStarting(id, actor);
  const boats = stillIn(tour);
  if (boats.length === 0) throw new ApiError('tour_state', TOUR_ALL_AWAY);
  const isFirst = boats.length === tour.boats.length;
  const refused: { boat: Types.ObjectId; error: ApiError }[] = [];
  for (const one of boats) {
    try {
      await leave({ tour, actor, ...start }, one);
      await noteLeft(tour, one, isFirst);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ boat: one.boat, error });
    }
  }
  const [first] = refused;
  if (first && refused.length === boats.length) throw first.error;
  settleDraft();
  return { tour: await findTour(id), refused };
}
