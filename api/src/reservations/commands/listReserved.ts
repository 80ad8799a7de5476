import type { ReservationState } from '@fleetwatch/contract/reservations/states';
import { addDays } from '@fleetwatch/contract/time/weeks';
import type { Types } from 'mongoose';
import { findFleetBoat } from '../../boats/commands/findBoat.ts';
import { clubDay, now, startOfDay } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { listPlans } from '../../plans/commands/listPlans.ts';
import type { HeldBoat } from '../../plans/planHooks.ts';
import type { PlanRecord } from '../../plans/Plan.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { BoatWaitModel, type BoatWaitRecord } from '../BoatWait.ts';
import type { HoldsQuery } from '../reservationSchemas.ts';

/** Number of days that past reservations are shown. */
const PAST_DAYS = 14;

/** Lists a member's reservations: future ones, earliest first, then past ones, latest first. */
export async function listOwnReservations(member: string): Promise<ReservationRecord[]> {
  const own = await ReservationModel.find({
    member,
    landAt: { $gt: startOfDay(addDays(clubDay(), -PAST_DAYS)) },
  })
    .sort({ landAt: 1, _id: 1 })
    .lean<ReservationRecord[]>();
  const ahead = own.filter(({ landAt }) => landAt > now());
  return [...ahead, ...own.filter(({ landAt }) => landAt <= now()).reverse()];
}

/** Lists a member's waiting list entries, and everyone's for the same boats. */
export async function listOwnWaits(
  member: string,
): Promise<{ mine: BoatWaitRecord[]; others: BoatWaitRecord[] }> {
  const mine = await BoatWaitModel.find({ member, landAt: { $gt: now() } })
    .sort({ launchAt: 1, _id: 1 })
    .lean<BoatWaitRecord[]>();
  const others = await BoatWaitModel.find({
    boat: { $in: mine.map(({ boat }) => boat) },
    landAt: { $gt: now() },
  }).lean<BoatWaitRecord[]>();
  return { mine, others };
}

/** States that keep a boat, or are used. */
const HELD: readonly ReservationState[] = ['requested', 'approved', 'used'];

/**
 * Lists holds of boats on these days: reservations that keep or used a boat, and plans. 404 for a boat that
 * is not in the fleet.
 */
export async function listHolds({ from, to, boat }: HoldsQuery): Promise<{
  reservations: ReservationRecord[];
  plans: PlanRecord[];
}> {
  if (boat !== undefined) await findFleetBoat(boat);
  const [reservations, plans] = await Promise.all([
    ReservationModel.find({
      ...(boat !== undefined && { boat }),
      day: { $gte: from, $lte: to },
      state: { $in: HELD },
    })
      .sort({ day: 1, launchAt: 1 })
      .lean<ReservationRecord[]>(),
    listPlans(from, to),
  ]);
  const held = plans.map((plan) => ({
    ...plan,
    boats: plan.boats.filter((one) => boat === undefined || String(one) === boat),
  }));
  return { reservations, plans: held };
}

/** Lists the future reservations of a boat; none if the club does not use reservations. */
export async function listAheadOf(boat: Types.ObjectId): Promise<ReservationRecord[]> {
  if (!usesFeature('reservations')) return [];
  return ReservationModel.find({
    boat,
    day: { $gte: clubDay() },
    launchAt: { $gt: now() },
    state: { $in: ['requested', 'approved'] },
  })
    .sort({ day: 1, launchAt: 1 })
    .lean<ReservationRecord[]>();
}

/** Lists requests waiting for an officer, earliest first. */
export async function listRequests(): Promise<ReservationRecord[]> {
  return ReservationModel.find({ state: 'requested', launchAt: { $gt: now() } })
    .sort({ launchAt: 1 })
    .lean<ReservationRecord[]>();
}

/**
 * Lists approved reservations that start before an instant and have neither ended nor lapsed; none if the
 * club does not use reservations.
 */
export async function listApproved(until: Date, at: Date): Promise<ReservationRecord[]> {
  if (!usesFeature('reservations')) return [];
  return ReservationModel.find({
    state: 'approved',
    launchAt: { $lte: until },
    landAt: { $gt: at },
    launchBy: { $gte: at },
  })
    .sort({ launchAt: 1 })
    .lean<ReservationRecord[]>();
}

/** Lists the boats reserved later today. */
export async function listReservedToday(): Promise<HeldBoat[]> {
  const reserved = await listApproved(new Date(startOfDay(addDays(clubDay(), 1)).getTime() - 1), now());
  return reserved.map(({ boat, member, launchAt, landAt }) => ({
    boat,
    holder: member,
    launchAt,
    landAt,
    plan: null,
  }));
}
