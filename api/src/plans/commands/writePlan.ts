import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { ClientSession } from 'mongoose';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Effects } from '../../platform/events/effects.ts';
import type { PlanRecord } from '../Plan.ts';
import { emitPlanChanged, type PlanNews } from '../planNews.ts';
import { presentPlan } from '../planPresenter.ts';

export interface WrittenPlan {
  plan: PlanRecord;
  news: readonly PlanNews[];
}

/** Runs a write to a plan once per key, returns the plan, and notifies its members. */
export async function writePlan(
  repeat: Repeatable | null,
  write: (session: ClientSession, effects: Effects) => Promise<WrittenPlan>,
): Promise<Plan> {
  const attempt = (): Promise<Plan> =>
    runWrite({
      repeat,
      work: async (session, effects) => {
        const { plan, news } = await write(session, effects);
        emitPlanChanged(news, effects);
        return plan;
      },
      present: presentPlan,
    });
  return attempt().catch((error: unknown) => {
    if (!duplicateFields(error)?.includes('slot')) throw error;
    // Another process reserved the boat concurrently. The retry finds its reservation and names it.
    return attempt();
  });
}
