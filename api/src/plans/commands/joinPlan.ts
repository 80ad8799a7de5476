import { ALREADY_JOINED, NOT_JOINED } from '@fleetwatch/contract/plans/messages';
import { Types, type ClientSession } from 'mongoose';
import { ApiError } from '../../platform/errors.ts';
import { PlanModel, type PlanRecord } from '../Plan.ts';
import { findPlan } from './findPlan.ts';
import { refuseCrowd } from './planFields.ts';

/** Joins a plan. 409 when one has already, or when it is full; of two who take the last place at once, one gets it. */
export async function joinPlan(
  planId: string,
  memberId: string,
  session: ClientSession,
): Promise<PlanRecord> {
  const plan = await findPlan(planId, session);
  if (plan.crew.map(String).includes(memberId)) throw new ApiError('already_joined', ALREADY_JOINED);
  refuseCrowd(plan.crew.length + 1, plan.crewLimit);
  const crew = [...plan.crew, new Types.ObjectId(memberId)];
  await PlanModel.updateOne({ _id: plan._id }, { $set: { crew } }, { session });
  return { ...plan, crew };
}

/** Leaves a plan. 409 when one has not joined it. */
export async function leavePlan(
  planId: string,
  memberId: string,
  session: ClientSession,
): Promise<PlanRecord> {
  const plan = await findPlan(planId, session);
  const crew = plan.crew.filter((id) => String(id) !== memberId);
  if (crew.length === plan.crew.length) throw new ApiError('not_joined', NOT_JOINED);
  await PlanModel.updateOne({ _id: plan._id }, { $set: { crew } }, { session });
  return { ...plan, crew };
}
