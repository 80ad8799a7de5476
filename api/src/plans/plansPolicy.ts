import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { ONLY_PLANS_OWN_LAUNCH } from '@fleetwatch/contract/plans/messages';
import { asCoach } from '../platform/coachPolicy.ts';
import { ApiError } from '../platform/errors.ts';
import type { MemberActor } from '../platform/tokens.ts';
import type { PlanRecord } from './Plan.ts';

/** The author changes and removes a plan, and so does any coach (design/api.md). */
export function mayChangePlan(actor: MemberActor, plan: PlanRecord): void {
  if (actor.id !== String(plan.author) && !asCoach(actor)) throw new ApiError('forbidden', NOT_YOURS);
}

/** Who has joined a plan launches it, and so do its author and any coach. */
export function mayLaunchPlan(actor: MemberActor, plan: PlanRecord): void {
  const isItsOwn = [plan.author, ...plan.crew].map(String).includes(actor.id);
  if (!isItsOwn && !asCoach(actor)) throw new ApiError('forbidden', ONLY_PLANS_OWN_LAUNCH);
}
