import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { ClientSession } from 'mongoose';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { PlanRecord } from '../Plan.ts';
import { presentPlan } from '../planPresenter.ts';

/** Runs a write to a plan once per key, and answers the plan. */
export async function writePlan(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<PlanRecord>,
): Promise<Plan> {
  const attempt = (): Promise<Plan> =>
    applyOnce(repeat, async (session) => presentPlan(await write(session)));
  try {
    return await attempt();
  } catch (error) {
    if (!duplicateFields(error)?.includes('slot')) throw error;
    // Another process reserved the boat at the same instant. The retry finds its reservation and names it.
    return attempt();
  }
}
