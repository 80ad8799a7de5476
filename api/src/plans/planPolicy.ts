import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { ONLY_PLANS_OWN_LAUNCH, PLAN_OVER } from '@fleetwatch/contract/plans/messages';
import { asCoach } from '../platform/auth/asCoach.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { isOver } from './isOver.ts';
import type { PlanRecord } from './Plan.ts';

/** The author changes and removes a plan, and so does any coach (rule plan.edit). */
export function assertCanChangePlan(actor: MemberActor, plan: PlanRecord): void {
  if (actor.id !== String(plan.author) && !asCoach(actor)) throw new ApiError('forbidden', NOT_YOURS);
}

/** A plan that is over is closed; a coach may still take it away, for what it says. */
export function assertCanRemovePlan(actor: MemberActor, plan: PlanRecord): void {
  assertCanChangePlan(actor, plan);
  if (isOver(plan) && !asCoach(actor)) throw new ApiError('plan_over', PLAN_OVER);
}

/** Notes for the audit trail that a coach seats others, which only coaches can. */
export function noteSeating(actor: MemberActor, { crew }: PlanRecord, after: readonly string[]): void {
  const before = new Set(crew.map(String));
  if (after.some((id) => id !== actor.id && !before.has(id))) asCoach(actor);
}

/** Who has joined a plan launches it, and so do its author and any coach. */
export function assertCanLaunchPlan(actor: MemberActor, plan: PlanRecord): void {
  const isItsOwn = [plan.author, ...plan.crew].map(String).includes(actor.id);
  if (!isItsOwn && !asCoach(actor)) throw new ApiError('forbidden', ONLY_PLANS_OWN_LAUNCH);
}
