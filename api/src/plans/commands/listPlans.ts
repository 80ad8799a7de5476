import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { PlanModel, type PlanRecord } from '../Plan.ts';

const BY_LAUNCH = { day: 1, launchAt: 1, _id: 1 } as const;

/** Which plans: all, those of a member (author or crew), or of a user group. */
export type PlansOf = 'all' | { member: string } | { userGroup: string };

function filterOf(of: PlansOf): object {
  if (of === 'all') return {};
  return 'member' in of ? { $or: [{ author: of.member }, { crew: of.member }] } : of;
}

/** The plans from one club-local day through another, in the order of launch. */
export async function listPlans(
  from: LocalDateText,
  until: LocalDateText,
  of: PlansOf = 'all',
): Promise<PlanRecord[]> {
  return PlanModel.find({ day: { $gte: from, $lte: until }, ...filterOf(of) })
    .sort(BY_LAUNCH)
    .lean<PlanRecord[]>();
}
