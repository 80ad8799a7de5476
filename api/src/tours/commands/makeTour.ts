import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { CREW_UNKNOWN } from '@fleetwatch/contract/sorties/texts';
import { OPEN_TOURS_MAX } from '@fleetwatch/contract/tours/limits';
import { crewTooLargeFor, TOURS_FULL } from '@fleetwatch/contract/tours/texts';
import { tourRefusal } from '@fleetwatch/contract/tours/rules';
import type { NewTourBody, TourBoatBody } from '@fleetwatch/contract/tours/wire';
import { Types, type ClientSession } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { areMembers } from '../../members/memberDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { TourModel, type TourBoatRecord, type TourRecord } from '../Tour.ts';
import { refuseOnTour } from './boatsOnTour.ts';

/** Throws 422 for errors that the form shows next to its fields. */
export function refuseTour(body: NewTourBody, from: string | null = null): void {
  const refusal = tourRefusal(body, clubDay(), from);
  if (refusal) throw new ApiError(`invalid:${refusal.field}`, refusal.text);
}

/** Looks up boats of the fleet and their crews: 404 for an unknown boat, 422 for an invalid crew. */
export async function readTourBoats(boats: readonly TourBoatBody[]): Promise<TourBoatRecord[]> {
  const [fleet, groups] = await Promise.all([fleetDirectory.get(), fleetGroupDirectory.get()]);
  const crews = boats.flatMap(({ crew }) => crew);
  if (!(await areMembers(crews))) throw new ApiError('invalid:boats', CREW_UNKNOWN);
  return boats.map(({ bus, crew }) => {
    const boat = fleet.get(bus);
    if (!boat) throw new ApiError('not_found', BOAT_NOT_FOUND);
    const seats = seatsOfPayload(groups.get(String(boat.fleetGroup))?.payload ?? 1);
    if (crew.length > seats) throw new ApiError('invalid:boats', crewTooLargeFor(boat.name, seats));
    return { boat: boat._id, boatName: boat.name, crew: crew.map((id) => new Types.ObjectId(id)) };
  });
}

async function assertRoom(organiser: string, session: ClientSession): Promise<void> {
  const open = await TourModel.countDocuments({ landedAt: null, organiser }).session(session);
  if (open >= OPEN_TOURS_MAX) throw new ApiError('tours_full', TOURS_FULL);
}

/**
 * Plans a tour, with the caller as its organiser (rule tour.make). 404 for an unknown boat, 409 for a boat
 * that another tour has then, 422 for invalid days, names and crews.
 */
export async function makeTour(
  body: NewTourBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<TourRecord> {
  refuseTour(body);
  await assertRoom(actor.id, session);
  const { kind, from, to } = body;
  const boats = await readTourBoats(body.boats);
  await refuseOnTour(
    boats.map(({ boat }) => ({ boat, from, to })),
    session,
  );
  const [tour] = await TourModel.create(
    [
      {
        name: body.name.trim(),
        kind,
        from,
        to,
        vehicle: body.vehicle.trim(),
        boats,
        organiser: new Types.ObjectId(actor.id),
        at: now(),
      },
    ],
    { session },
  );
  if (!tour) throw new Error('The tour was not stored.');
  return tour.toObject();
}
