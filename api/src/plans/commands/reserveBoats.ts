import { RESERVATION_GRACE_MINUTES } from '@fleetwatch/contract/plans/limits';
import { boatReserved } from '@fleetwatch/contract/plans/texts';
import type { ClientSession, Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { notAway } from '../../logbook/away.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { PlanModel, type PlanRecord } from '../Plan.ts';
import { BoatSlotModel, type BoatSlotRecord } from '../../slots/BoatSlot.ts';
import { takeSlots, type WantedSlot } from '../../slots/commands/takeSlots.ts';
import { slotsOf } from '../../slots/quarterHours.ts';

const GRACE_MS = RESERVATION_GRACE_MINUTES * 60_000;

type Holder = Pick<PlanRecord, '_id' | 'launchAt' | 'landAt' | 'boats'>;

const slotsFor = (plan: Holder): WantedSlot[] =>
  plan.boats.flatMap((boat) =>
    slotsOf(plan.launchAt, plan.landAt).map((slot) => ({ boat, slot, plan: plan._id })),
  );

/** Whether a plan's boat was not launched within the grace period, and is therefore free. */
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

async function releasePlanOrRefuse(
  planId: Types.ObjectId,
  boat: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const plan = await PlanModel.findById(planId).session(session).lean<PlanRecord>();
  if (plan && !(await isForfeited(plan, boat, session))) await refuseClash(plan, boat);
  await BoatSlotModel.deleteMany({ plan: planId, boat }, { session });
  await PlanModel.updateOne({ _id: planId }, { $pull: { boats: boat } }, { session });
}

/** Releases boats of plans whose crews have not launched them; 409 names the holder of one that is taken. */
export async function releaseForfeitedOrRefuse(
  clashes: readonly BoatSlotRecord[],
  session: ClientSession,
): Promise<void> {
  const freed = new Set<string>();
  for (const { plan, boat } of clashes) {
    const pair = `${String(plan)} ${String(boat)}`;
    if (!plan || freed.has(pair)) continue;
    await releasePlanOrRefuse(plan, boat, session);
    freed.add(pair);
  }
}

/**
 * Reserves the boats of new or changed plans by quarter hours, in the plans' transaction, and releases their
 * earlier reservations first. 409 names the holder of one that is taken. The unique index decides races.
 */
export async function reserveBoats(plans: readonly Holder[], session: ClientSession): Promise<void> {
  await releaseBoats(
    plans.map(({ _id }) => _id),
    session,
  );
  await takeSlots(plans.flatMap(slotsFor), session);
}

/** Releases all boats that these plans reserve. */
export async function releaseBoats(plans: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  await BoatSlotModel.deleteMany({ plan: { $in: [...plans] } }, { session });
}
