import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import { ONLY_PLANS_OWN_LAUNCH, PLAN_OVER } from '@fleetwatch/contract/plans/texts';
import { ApiError } from '../platform/http/errors.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { isOver } from './isOver.ts';
import type { PlanRecord } from './Plan.ts';

/**
 * Throws unless the caller may change a plan: its author and any confirmed coach may (rule plan.edit).
 * @returns whether a coach's right is needed
 */
export function assertCanChangePlan(actor: MemberActor, plan: PlanRecord): boolean {
  if (actor.id === String(plan.author)) return false;
  if (!actor.isConfirmedCoach) throw new ApiError('forbidden', NOT_YOURS);
  return true;
}

/**
 * Throws for removing a plan that is over, unless the caller is a confirmed coach, who may do so because of
 * its text.
 * @returns whether that right is needed
 */
export function assertCanRemovePlan(actor: MemberActor, plan: PlanRecord): boolean {
  const isOthers = assertCanChangePlan(actor, plan);
  if (!isOver(plan)) return isOthers;
  if (!actor.isConfirmedCoach) throw new ApiError('plan_over', PLAN_OVER);
  return true;
}

/** Whether a coach seats other members; only confirmed coaches can. */
export const seatsOthers = (
  actor: MemberActor,
  before: readonly string[],
  after: readonly string[],
): boolean => actor.isConfirmedCoach && after.some((id) => id !== actor.id && !before.includes(id));

/** Throws unless the caller may launch a plan: the members who have joined it, its author and any coach may. */
export function assertCanLaunchPlan(actor: MemberActor, plan: PlanRecord): void {
  const isItsOwn = [plan.author, ...plan.crew].map(String).includes(actor.id);
  if (!isItsOwn && !actor.isConfirmedCoach) throw new ApiError('forbidden', ONLY_PLANS_OWN_LAUNCH);
}
