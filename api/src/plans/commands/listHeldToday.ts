import { RESERVATION_GRACE_MINUTES } from '@fleetwatch/contract/plans/limits';
import { clubDay, now } from '../../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { PlanModel, type PlanRecord } from '../Plan.ts';
import { runHook } from '../../platform/events/hooks.ts';
import { boatsHeldToday, type HeldBoat } from '../planHooks.ts';

const GRACE_MS = RESERVATION_GRACE_MINUTES * 60_000;

const heldBy = (plan: PlanRecord, boat: HeldBoat['boat']): HeldBoat => ({
  boat,
  plan,
  holder: plan.author,
  launchAt: plan.launchAt,
  landAt: plan.landAt,
});

/**
 * Finds the boats reserved by today's plans and not yet launched for them. A boat is released 15 minutes
 * after its plan's time; a launch counts as the plan's from 15 minutes before that time.
 */
async function heldByPlans(): Promise<HeldBoat[]> {
  const heldSince = new Date(now().getTime() - GRACE_MS);
  const plans = await PlanModel.find({
    day: clubDay(),
    launchAt: { $gte: heldSince },
    'boats.0': { $exists: true },
  })
    .sort({ launchAt: 1, _id: 1 })
    .lean<PlanRecord[]>();
  const held = plans.flatMap((plan) => plan.boats.map((boat) => heldBy(plan, boat)));
  if (held.length === 0) return [];
  // A launch for a plan shortly after midnight may have occurred on the day before.
  const leftSince = new Date(heldSince.getTime() - GRACE_MS);
  const taken = await SortieModel.find({
    boat: { $in: held.map(({ boat }) => boat) },
    day: { $gte: clubDay(leftSince) },
  })
    .select('boat launchedAt')
    .lean<Pick<SortieRecord, 'boat' | 'launchedAt'>[]>();
  return held.filter(({ boat, launchAt }) => {
    const from = launchAt.getTime() - GRACE_MS;
    return !taken.some((sortie) => sortie.boat.equals(boat) && sortie.launchedAt.getTime() >= from);
  });
}

/** Lists the boats reserved by today's plans and by members, and not yet launched for them, in launch order. */
export async function listHeldToday(): Promise<HeldBoat[]> {
  const [planned, others] = await Promise.all([heldByPlans(), runHook(boatsHeldToday, {})]);
  return [...planned, ...others.flat()].sort(
    (one, other) => one.launchAt.getTime() - other.launchAt.getTime(),
  );
}
