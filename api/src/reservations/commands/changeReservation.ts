import { RESERVATION_MOVED, RESERVATION_OVER, SAME_BOAT } from '@fleetwatch/contract/reservations/texts';
import { declineReasonRule, needsApproval } from '@fleetwatch/contract/reservations/rules';
import type {
  ReservationBoatBody,
  ReservationDecisionBody,
  ReservationRemoval,
} from '@fleetwatch/contract/reservations/wire';
import { Types, type ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { launchByOf, reservationSettings } from '../clubReservations.ts';
import { assertCanChange, isReservationOfficer, isOpen } from '../reservationPolicy.ts';
import type { ReservationNews } from '../reservationNews.ts';
import { releaseReservation, releaseSlots } from './releaseReservation.ts';
import { findReservation, restOfSeries } from './findReservation.ts';
import { takeReservedSlots } from './makeReservations.ts';
import { assignToWaiting } from './assignToWaiting.ts';
import { findReservable, refuseNotCleared } from './reserveBoat.ts';
import type { WrittenReservation } from './writeReservation.ts';

/** Gives boats to the members waiting for them. */
async function assignAllToWaiting(
  reservations: readonly ReservationRecord[],
  session: ClientSession,
): Promise<ReservationNews[]> {
  const boats = new Map(reservations.map(({ boat }) => [String(boat), boat]));
  const news: ReservationNews[] = [];
  for (const boat of boats.values()) news.push(...(await assignToWaiting(boat, session)));
  return news;
}

/**
 * Cancels a reservation, or it and all later ones of its series; for its holder and officers (rule
 * reservation.cancel).
 */
export async function cancelReservation(
  { id, scope }: ReservationRemoval,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<WrittenReservation> {
  const reservation = await findReservation(id, session);
  effects.markRightUsed(assertCanChange(actor, reservation));
  const all =
    scope === 'one' ? [reservation] : await restOfSeries(reservation, ['requested', 'approved'], session);
  const decidedBy = new Types.ObjectId(actor.id);
  for (const one of all) await releaseReservation(one, { state: 'cancelled', decidedBy }, session);
  const isOwn = String(reservation.member) === actor.id;
  const cancelled = { ...reservation, state: 'cancelled' as const };
  const ownNews: ReservationNews[] = isOwn ? [] : [{ what: 'cancelled', reservation: cancelled }];
  return { reservation: cancelled, news: [...ownNews, ...(await assignAllToWaiting(all, session))] };
}

/** Moves a reservation to another boat at the same time (rule reservation.change). */
export async function changeReservedBoat(
  { id, boat: boatId }: ReservationBoatBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<WrittenReservation> {
  const before = await findReservation(id, session);
  effects.markRightUsed(assertCanChange(actor, before));
  if (String(before.boat) === boatId) throw new ApiError('nothing_changed', SAME_BOAT);
  const boat = await findReservable(boatId);
  await refuseNotCleared(actor, boat, before);
  const classBefore = (await fleetDirectory.get()).get(String(before.boat))?.fleetGroup;
  const asked = { purpose: before.purpose, until: null, classId: String(boat.fleetGroup) };
  const isDecided = before.state === 'approved' && classBefore?.equals(boat.fleetGroup) === true;
  const isToApprove = !isDecided && (before.isSeries || needsApproval(asked, reservationSettings(), false));
  const isAsked = isToApprove && !isReservationOfficer(actor);
  effects.markRightUsed(isToApprove && !isAsked);
  const hasBegun = before.launchAt <= now();
  const changed = {
    boat: boat._id,
    boatName: boat.name,
    // After its start, the launch deadline stays: changing the boat does not extend it.
    launchBy: hasBegun ? before.launchBy : launchByOf(before.launchAt, now()),
    state: isAsked ? ('requested' as const) : ('approved' as const),
  };
  await releaseSlots(before, session);
  await takeReservedSlots([{ ...before, ...changed }], session);
  await ReservationModel.updateOne({ _id: before._id }, { $set: changed }, { session });
  const reservation = { ...before, ...changed };
  const ownNews: ReservationNews[] = isAsked ? [{ what: 'asked', reservation }] : [];
  return { reservation, news: [...ownNews, ...(await assignToWaiting(before.boat, session))] };
}

/** Approves or declines a request; for a series, all its pending weeks (rule reservation.approval). */
export async function decideReservation(
  { id, approve, reason }: ReservationDecisionBody,
  officer: string,
  session: ClientSession,
): Promise<WrittenReservation> {
  const asked = await findReservation(id, session);
  if (asked.state !== 'requested') throw new ApiError('reservation_moved', RESERVATION_MOVED);
  if (!isOpen(asked)) throw new ApiError('reservation_over', RESERVATION_OVER);
  const decidedBy = new Types.ObjectId(officer);
  const all = await restOfSeries(asked, ['requested'], session);
  if (!approve) {
    refuseFields({ reason: declineReasonRule(reason) });
    const declined = { state: 'declined' as const, reason: reason.trim(), decidedBy };
    for (const one of all) await releaseReservation(one, declined, session);
    const reservation = { ...asked, ...declined };
    return {
      reservation,
      news: [{ what: 'declined', reservation }, ...(await assignAllToWaiting(all, session))],
    };
  }
  for (const { _id, launchAt } of all) {
    const approved = { state: 'approved', decidedBy, launchBy: launchByOf(launchAt, now()) };
    await ReservationModel.updateOne({ _id }, { $set: approved }, { session });
  }
  const reservation = await findReservation(id, session);
  return { reservation, news: [{ what: 'approved', reservation }] };
}
