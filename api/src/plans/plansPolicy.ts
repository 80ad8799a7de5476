import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { ApiError } from '../platform/errors.ts';
import type { MemberActor } from '../platform/tokens.ts';
import type { PlanRecord } from './Plan.ts';

/** The author changes and removes a plan, and so does any coach (design/api.md). */
export function mayChangePlan(actor: MemberActor, plan: PlanRecord): void {
  if (!actor.isCoach && actor.id !== String(plan.author)) throw new ApiError('forbidden', NOT_YOURS);
}
