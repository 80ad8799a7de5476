import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { PLAN_NOT_FOUND } from '@fleetwatch/contract/plans/texts';
import type { ClientSession } from 'mongoose';
import { PlanModel, type PlanRecord } from '../Plan.ts';
import { ApiError } from '../../platform/http/errors.ts';

const BY_LAUNCH = { day: 1, launchAt: 1, _id: 1 } as const;

/** Selection of plans: all, those of a member (author or crew), or those of a user group. */
export type PlansOf = 'all' | { member: string } | { userGroup: string };

function filterOf(of: PlansOf): object {
  if (of === 'all') return {};
  return 'member' in of ? { $or: [{ author: of.member }, { crew: of.member }] } : of;
}

/** Lists the plans from one club-local day through another, in launch order. */
export async function listPlans(
  from: LocalDateText,
  until: LocalDateText,
  of: PlansOf = 'all',
): Promise<PlanRecord[]> {
  return PlanModel.find({ day: { $gte: from, $lte: until }, ...filterOf(of) })
    .sort(BY_LAUNCH)
    .lean<PlanRecord[]>();
}

/** Finds a plan of the club; 404 for any other id. */
export async function findPlan(planId: string, session: ClientSession | null = null): Promise<PlanRecord> {
  const plan = await PlanModel.findById(planId).session(session).lean<PlanRecord>();
  if (!plan) throw new ApiError('not_found', PLAN_NOT_FOUND);
  return plan;
}
