import { randomUUID } from 'node:crypto';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { ClientSession } from 'mongoose';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { tellPlans, type PlanNews } from '../planNews.ts';
import type { PlanRecord } from '../Plan.ts';
import { presentPlan } from '../planPresenter.ts';

export interface WrittenPlan {
  plan: PlanRecord;
  news: readonly PlanNews[];
}

/** Runs a write to a plan once per key, answers the plan, and tells those it concerns. */
export async function writePlan(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<WrittenPlan>,
): Promise<Plan> {
  let news: readonly PlanNews[] = [];
  const attempt = async (): Promise<Plan> => {
    const answer = await applyOnce(repeat, async (session) => {
      const written = await write(session);
      news = written.news;
      return presentPlan(written.plan);
    });
    // A repeat writes nothing, and so tells nothing.
    tellPlans(news, repeat?.requestKey ?? randomUUID());
    return answer;
  };
  try {
    return await attempt();
  } catch (error) {
    if (!duplicateFields(error)?.includes('slot')) throw error;
    // Another process reserved the boat at the same instant. The retry finds its reservation and names it.
    return attempt();
  }
}
