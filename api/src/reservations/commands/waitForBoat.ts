import {
  ALREADY_WAITING,
  BOAT_IS_FREE,
  RESERVATION_NOT_FOUND,
  RESERVATIONS_OFF,
  WAITS_FULL,
} from '@fleetwatch/contract/reservations/texts';
import { boatAndTimeRefusal } from '@fleetwatch/contract/reservations/rules';
import { WAITS_MAX } from '@fleetwatch/contract/reservations/settings';
import type { BoatWait, NewWaitBody } from '@fleetwatch/contract/reservations/wire';
import { Types, type ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { BoatSlotModel } from '../../slots/BoatSlot.ts';
import { slotsOf } from '../../slots/quarterHours.ts';
import { BoatWaitModel, type BoatWaitRecord } from '../BoatWait.ts';
import { isReservationOfficer } from '../reservationPolicy.ts';
import { presentWaits } from '../reservationPresenter.ts';
import { readReservingFacts } from './readReservingFacts.ts';
import { findReservable, hoursOn, throwIfRefused, refuseNotCleared } from './reserveBoat.ts';

async function addWait(actor: MemberActor, body: NewWaitBody, session: ClientSession): Promise<BoatWait> {
  const boat = await findReservable(body.boat);
  const facts = { ...(await readReservingFacts(actor.id, session)), isOfficer: isReservationOfficer(actor) };
  throwIfRefused(boatAndTimeRefusal({ ...body, until: null }, facts));
  const { launchAt, landAt } = hoursOn(body.date, body);
  await refuseNotCleared(actor, boat, { launchAt });
  const taken = await BoatSlotModel.findOne({
    boat: boat._id,
    slot: { $in: slotsOf(launchAt, landAt) },
  }).session(session);
  if (!taken) throw new ApiError('boat_free', BOAT_IS_FREE);
  const mine = await BoatWaitModel.find({ member: actor.id, landAt: { $gt: now() } })
    .session(session)
    .lean<BoatWaitRecord[]>();
  if (mine.length >= WAITS_MAX) throw new ApiError('reservations_full', WAITS_FULL);
  const member = new Types.ObjectId(actor.id);
  const wait = { _id: new Types.ObjectId(), boat: boat._id, member, launchAt, landAt, at: now() };
  await BoatWaitModel.create([wait], { session });
  const others = await BoatWaitModel.find({ boat: boat._id, landAt: { $gt: now() } })
    .session(session)
    .lean<BoatWaitRecord[]>();
  const stored = others.filter(({ _id }) => _id.equals(wait._id));
  const [presented] = await presentWaits(stored, others);
  if (!presented) throw new Error('Who waits is on the list.');
  return presented;
}

/** Adds the caller to the waiting list of a boat that is taken (rule reservation.waiting). 409 if it is free. */
export async function waitForBoat(
  repeat: Repeatable | null,
  actor: MemberActor,
  body: NewWaitBody,
): Promise<BoatWait> {
  assertFeature('reservations', RESERVATIONS_OFF);
  return runWrite({ repeat, work: (session) => addWait(actor, body, session) }).catch((error: unknown) => {
    throw duplicateFields(error)?.includes('launchAt')
      ? new ApiError('reservations_full', ALREADY_WAITING)
      : error;
  });
}

/** Takes the caller off a waiting list; 404 for another member's entry. */
export async function stopWaiting(
  repeat: Repeatable | null,
  actor: MemberActor,
  id: string,
): Promise<{ _id: string }> {
  assertFeature('reservations', RESERVATIONS_OFF);
  return runWrite({
    repeat,
    work: async (session) => {
      const { deletedCount } = await BoatWaitModel.deleteOne({ _id: id, member: actor.id }, { session });
      if (deletedCount === 0) throw new ApiError('not_found', RESERVATION_NOT_FOUND);
      return { _id: id };
    },
  });
}
