import { PLAN_NOT_FOUND } from '@fleetwatch/contract/plans/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { PlanModel, type PlanRecord } from '../Plan.ts';

/** A plan of the club; 404 for any other id. */
export async function findPlan(planId: string, session: ClientSession | null = null): Promise<PlanRecord> {
  const plan = await PlanModel.findById(planId).session(session).lean<PlanRecord>();
  if (!plan) throw new ApiError('not_found', PLAN_NOT_FOUND);
  return plan;
}
