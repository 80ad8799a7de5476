import { boatReservedBy } from '@fleetwatch/contract/reservations/texts';
import type { ReservationState } from '@fleetwatch/contract/reservations/states';
import type { ClientSession, Types } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { BoatSlotModel, type BoatSlotRecord } from '../../slots/BoatSlot.ts';
import { slotsOf } from '../../slots/quarterHours.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { RESERVED_AHEAD_MINUTES } from '@fleetwatch/contract/reservations/settings';
import { BoatWaitModel } from '../BoatWait.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';

/** Frees the quarter hours between its launch and landing. */
export async function releaseSlots(
  { _id, boat, launchAt, landAt }: Pick<ReservationRecord, '_id' | 'boat' | 'launchAt' | 'landAt'>,
  session: ClientSession,
): Promise<void> {
  await BoatSlotModel.deleteMany(
    { boat, slot: { $in: slotsOf(launchAt, landAt) }, reservation: _id },
    { session },
  );
}

/** Ends a reservation in a state in which it keeps no boat. */
export async function releaseReservation(
  reservation: ReservationRecord,
  ended: { state: ReservationState; reason?: string; decidedBy?: Types.ObjectId },
  session: ClientSession,
): Promise<ReservationRecord> {
  await releaseSlots(reservation, session);
  await ReservationModel.updateOne(
    { _id: reservation._id },
    { $set: ended, $unset: { place: 1 } },
    { session },
  );
  return { ...reservation, ...ended };
}

/** Returns the earliest time at which a launch counts as that of a reservation. */
export const launchableFrom = ({ launchAt }: Pick<ReservationRecord, 'launchAt'>): Date =>
  new Date(launchAt.getTime() - RESERVED_AHEAD_MINUTES * 60_000);

/** Whether its holder has launched the boat in time, but the reservation has not been marked yet. */
async function isLaunched(reservation: ReservationRecord, session: ClientSession): Promise<boolean> {
  const { boat, member, launchBy } = reservation;
  const from = launchableFrom(reservation);
  const launched = await SortieModel.findOne({
    boat,
    day: { $gte: clubDay(from) },
    launchedAt: { $gte: from, $lte: launchBy },
    $or: [{ launcher: member }, { crew: member }],
  })
    .session(session)
    .select('_id')
    .lean();
  return launched !== null;
}

/**
 * Marks a reservation used; its hours stay taken, because the boat is out. One cancelled in between stays
 * cancelled.
 */
export async function markUsed({ _id }: ReservationRecord, session: ClientSession | null): Promise<void> {
  await ReservationModel.updateOne(
    { _id, state: { $in: ['approved', 'lapsed'] } },
    { $set: { state: 'used' }, $unset: { place: 1 } },
    session ? { session } : {},
  );
}

/**
 * Finds the reservation that a launch is for, the earliest of the crew's that includes it; undefined if
 * there is none.
 */
export async function reservationOf(
  { boat, launcher, crew, launchedAt }: Pick<SortieRecord, 'boat' | 'launcher' | 'crew' | 'launchedAt'>,
  session: ClientSession | null,
): Promise<ReservationRecord | undefined> {
  const theirs = await ReservationModel.find({
    boat,
    day: { $gte: clubDay(launchedAt) },
    member: { $in: [launcher, ...crew] },
    state: { $in: ['approved', 'lapsed', 'used'] },
  })
    .sort({ day: 1, launchAt: 1 })
    .session(session)
    .lean<ReservationRecord[]>();
  return theirs.find(
    (one) => one.landAt > launchedAt && launchableFrom(one) <= launchedAt && launchedAt <= one.launchBy,
  );
}

/**
 * Ends a reservation whose boat was not launched in time (rule reservation.lapse); marks it used if the boat
 * was.
 * @returns the lapsed one; null for one that is used, or has not lapsed
 */
export async function releaseIfLapsed(
  reservation: ReservationRecord,
  session: ClientSession,
): Promise<ReservationRecord | null> {
  if (reservation.launchBy >= now()) return null;
  if (await isLaunched(reservation, session)) {
    await markUsed(reservation, session);
    return null;
  }
  return releaseReservation(reservation, { state: 'lapsed' }, session);
}

/**
 * Ends a reservation that has lapsed, or any reservation in a club that no longer uses them. 409 for one
 * that still holds the boat, with its holder and hours.
 */
async function releaseOneOrRefuse(id: Types.ObjectId, session: ClientSession): Promise<void> {
  const reservation = await ReservationModel.findById(id).session(session).lean<ReservationRecord>();
  if (!reservation) {
    await BoatSlotModel.deleteMany({ reservation: id }, { session });
    return;
  }
  if (!usesFeature('reservations')) {
    await releaseReservation(reservation, { state: 'cancelled' }, session);
    return;
  }
  const { state, boatName, member, launchAt, landAt } = reservation;
  if (state !== 'used' && (await releaseIfLapsed(reservation, session))) return;
  const holder = (await memberDirectory.get()).get(String(member))?.name ?? '';
  throw new ApiError('boat_reserved', boatReservedBy(boatName, holder, clubText(launchAt), clubText(landAt)));
}

/** Ends the lapsed reservations of these quarter hours; 409 names the holder of one that has not lapsed. */
export async function releaseLapsedOrRefuse(
  clashes: readonly BoatSlotRecord[],
  session: ClientSession,
): Promise<void> {
  const ids = clashes.flatMap(({ reservation }) =>
    reservation ? [[String(reservation), reservation] as const] : [],
  );
  for (const id of new Map(ids).values()) await releaseOneOrRefuse(id, session);
}

/** Cancels future reservations of boats that leave the fleet, and clears their waiting lists. */
export async function releaseBoats(boats: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  const boat = { $in: [...boats] };
  await ReservationModel.updateMany(
    { boat, day: { $gte: clubDay() }, landAt: { $gt: now() }, state: { $in: ['requested', 'approved'] } },
    { $set: { state: 'cancelled' }, $unset: { place: 1 } },
    { session },
  );
  await BoatSlotModel.deleteMany({ boat, reservation: { $exists: true } }, { session });
  await BoatWaitModel.deleteMany({ boat }, { session });
}
