import { ALREADY_JOINED, NOT_JOINED } from '@fleetwatch/contract/plans/texts';
import { Types, type ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { PlanModel, type PlanRecord } from '../Plan.ts';
import { joinedIn } from '../invited.ts';
import { newsOfJoining } from '../planNews.ts';
import { findPlan } from './listPlans.ts';
import { refuseOverLimit, refuseIfOver } from './planFields.ts';
import type { WrittenPlan } from './writePlan.ts';

type Crew = Required<Pick<PlanRecord, 'crew' | 'invited'>>;

const withoutMember = (ids: readonly Types.ObjectId[] = [], memberId: string): Types.ObjectId[] =>
  ids.filter((id) => String(id) !== memberId);

async function write(plan: PlanRecord, crew: Crew, session: ClientSession): Promise<PlanRecord> {
  await PlanModel.updateOne({ _id: plan._id }, { $set: crew }, { session });
  return { ...plan, ...crew };
}

/**
 * Adds a member to a plan; an invited member already has a place. 409 for a member who has already joined,
 * and for a plan that is full or over. When two members take the last place at once, only one gets it.
 */
export async function joinPlan(
  planId: string,
  memberId: string,
  session: ClientSession,
): Promise<WrittenPlan> {
  const plan = await findPlan(planId, session);
  refuseIfOver(plan);
  if (joinedIn(plan).includes(memberId)) throw new ApiError('already_joined', ALREADY_JOINED);
  const others = withoutMember(plan.crew, memberId);
  if (others.length === plan.crew.length) refuseOverLimit(plan.crew.length + 1, plan.crewLimit);
  const crew = [...others, new Types.ObjectId(memberId)];
  const written = await write(plan, { crew, invited: withoutMember(plan.invited, memberId) }, session);
  return { plan: written, news: newsOfJoining(written, memberId) };
}

/**
 * Removes a member from a plan, or declines an invitation. 409 for a member who is not in it, and for a plan that is
 * over.
 */
export async function leavePlan(
  planId: string,
  memberId: string,
  session: ClientSession,
): Promise<WrittenPlan> {
  const plan = await findPlan(planId, session);
  refuseIfOver(plan);
  const crew = withoutMember(plan.crew, memberId);
  if (crew.length === plan.crew.length) throw new ApiError('not_joined', NOT_JOINED);
  return {
    plan: await write(plan, { crew, invited: withoutMember(plan.invited, memberId) }, session),
    news: [],
  };
}
