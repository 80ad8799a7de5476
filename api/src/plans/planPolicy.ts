import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { ONLY_PLANS_OWN_LAUNCH, PLAN_OVER } from '@fleetwatch/contract/plans/messages';
import { asConfirmedCoach } from '../platform/auth/asCoach.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { isOver } from './isOver.ts';
import type { PlanRecord } from './Plan.ts';

/** The author and any coach may change a plan (rule plan.edit). */
export function assertCanChangePlan(actor: MemberActor, plan: PlanRecord): void {
  if (actor.id !== String(plan.author) && !asConfirmedCoach(actor))
    throw new ApiError('forbidden', NOT_YOURS);
}

/** A plan that is over cannot be removed, except by a coach, because of its text. */
export function assertCanRemovePlan(actor: MemberActor, plan: PlanRecord): void {
  assertCanChangePlan(actor, plan);
  if (isOver(plan) && !asConfirmedCoach(actor)) throw new ApiError('plan_over', PLAN_OVER);
}

/** Records for the audit trail that a coach seats other members, which only coaches can. */
export function noteSeating(actor: MemberActor, before: readonly string[], after: readonly string[]): void {
  if (after.some((id) => id !== actor.id && !before.includes(id))) asConfirmedCoach(actor);
}

/** The members who have joined a plan, its author and any coach may launch it. */
export function assertCanLaunchPlan(actor: MemberActor, plan: PlanRecord): void {
  const isItsOwn = [plan.author, ...plan.crew].map(String).includes(actor.id);
  if (!isItsOwn && !asConfirmedCoach(actor)) throw new ApiError('forbidden', ONLY_PLANS_OWN_LAUNCH);
}
