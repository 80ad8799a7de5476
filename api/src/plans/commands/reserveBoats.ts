import { RESERVATION_GRACE_MINUTES, RESERVED_QUARTERS_MAX } from '@fleetwatch/contract/plans/limits';
import { boatReserved, RESERVES_TOO_MUCH } from '@fleetwatch/contract/plans/messages';
import type { ClientSession, Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { lapseOrRefuse } from '../../reservations/commands/endHold.ts';
import { notAway } from '../../logbook/away.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { PlanModel, type PlanRecord } from '../Plan.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { slotsOf, slotStart } from '../slots.ts';
import { refuseOnTour, type WantedDays } from '../../tours/commands/boatsOnTour.ts';

const GRACE_MS = RESERVATION_GRACE_MINUTES * 60_000;

type Holder = Pick<PlanRecord, '_id' | 'launchAt' | 'landAt' | 'boats'>;
/** A quarter hour of a boat that a plan or a reservation wants. */
export type Wanted = Pick<ReservationRecord, 'boat' | 'slot' | 'plan' | 'reservation'>;

const wantedBy = (plan: Holder): Wanted[] =>
  plan.boats.flatMap((boat) =>
    slotsOf(plan.launchAt, plan.landAt).map((slot) => ({ boat, slot, plan: plan._id })),
  );

/** Each boat with each club-local day on which it is wanted. */
function daysOf(wanted: readonly Wanted[]): WantedDays[] {
  const days = wanted.map(({ boat, slot }) => {
    const day = clubDay(slotStart(slot));
    return [`${String(boat)} ${day}`, { boat, from: day, to: day }] as const;
  });
  return [...new Map(days).values()];
}

const nameOf = ({ boat, slot }: Pick<Wanted, 'boat' | 'slot'>): string => `${String(boat)} ${slot}`;

/** Others' holds of the wanted slots. */
async function findClashes(wanted: readonly Wanted[], session: ClientSession): Promise<ReservationRecord[]> {
  const names = new Set(wanted.map(nameOf));
  const slots = wanted.map(({ slot }) => slot);
  const boats = [...new Set(wanted.map(({ boat }) => String(boat)))];
  const taken = await ReservationModel.find({
    boat: { $in: boats },
    slot: { $gte: Math.min(...slots), $lte: Math.max(...slots) },
  })
    .session(session)
    .lean<ReservationRecord[]>();
  return taken.filter((reservation) => names.has(nameOf(reservation)));
}

/** Whether a plan's boat was not launched within the grace period, and so is free. */
async function isForfeited(plan: PlanRecord, boat: Types.ObjectId, session: ClientSession): Promise<boolean> {
  const launchBy = new Date(plan.launchAt.getTime() + GRACE_MS);
  if (now() <= launchBy) return false;
  const from = new Date(plan.launchAt.getTime() - GRACE_MS);
  const launched = await SortieModel.findOne({
    boat,
    ...notAway(),
    $or: [{ isOut: true }, { launchedAt: { $gte: from, $lte: launchBy } }],
  })
    .session(session)
    .select('_id')
    .lean();
  return launched === null;
}

async function refuseClash(plan: PlanRecord, boat: Types.ObjectId): Promise<never> {
  const [boats, members] = await Promise.all([fleetDirectory.get(), memberDirectory.get()]);
  const author = members.get(String(plan.author))?.name ?? '';
  const boatName = boats.get(String(boat))?.name ?? '';
  throw new ApiError('boat_reserved', boatReserved(boatName, author, clubText(plan.launchAt)));
}

async function freePlansOrRefuse(
  planId: Types.ObjectId,
  boat: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const plan = await PlanModel.findById(planId).session(session).lean<PlanRecord>();
  if (plan && !(await isForfeited(plan, boat, session))) await refuseClash(plan, boat);
  await ReservationModel.deleteMany({ plan: planId, boat }, { session });
  await PlanModel.updateOne({ _id: planId }, { $pull: { boats: boat } }, { session });
}

async function freeOrRefuse(clashes: readonly ReservationRecord[], session: ClientSession): Promise<void> {
  const freed = new Set<string>();
  for (const { plan, reservation, boat } of clashes) {
    const pair = `${String(plan ?? reservation)} ${String(boat)}`;
    if (freed.has(pair)) continue;
    if (plan) await freePlansOrRefuse(plan, boat, session);
    else if (reservation) await lapseOrRefuse(reservation, session);
    freed.add(pair);
  }
}

/**
 * Takes quarter hours of boats, in the transaction of what wants them. 409 names who has one of them already; a hold that has
 * lapsed is ended. The unique index decides races.
 */
export async function takeSlots(wanted: readonly Wanted[], session: ClientSession): Promise<void> {
  if (wanted.length === 0) return;
  if (wanted.length > RESERVED_QUARTERS_MAX) throw new ApiError('invalid:fleet', RESERVES_TOO_MUCH);
  await freeOrRefuse(await findClashes(wanted, session), session);
  await refuseOnTour(daysOf(wanted), session);
  await ReservationModel.insertMany(wanted, { session });
}

/**
 * Reserves the boats of new or changed plans by quarter hours, in the plans' transaction, and releases their earlier
 * reservations first. 409 names who already has a boat. The unique index decides races.
 */
export async function reserveBoats(plans: readonly Holder[], session: ClientSession): Promise<void> {
  await releaseBoats(
    plans.map(({ _id }) => _id),
    session,
  );
  await takeSlots(plans.flatMap(wantedBy), session);
}

/** Releases all boats that these plans reserve. */
export async function releaseBoats(plans: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  await ReservationModel.deleteMany({ plan: { $in: [...plans] } }, { session });
}
