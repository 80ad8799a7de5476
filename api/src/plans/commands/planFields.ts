import { dryDocked } from '@fleetwatch/contract/boats/texts';
import * as texts from '@fleetwatch/contract/plans/texts';
import { landTimeRule, planDescriptionRule, planLimitRule } from '@fleetwatch/contract/plans/rules';
import { planTimeRule } from '@fleetwatch/contract/plans/planTimes';
import type { NewPlanBody } from '@fleetwatch/contract/plans/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { Types } from 'mongoose';
import { findFleetBoat } from '../../boats/commands/findBoat.ts';
import { areMembers } from '../../members/memberDirectory.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { isOver } from '../isOver.ts';
import type { PlanRecord } from '../Plan.ts';

/** Fields that a member writes, apart from the plan's days. */
export type WrittenPlan = Omit<NewPlanBody, 'date' | 'weeklytill' | 'weekdays'>;
/** Stored fields except the crew. */
export type PlanFields = Pick<PlanRecord, 'userGroup' | 'text' | 'crewLimit' | 'boats'>;
export type PlanTimes = Pick<PlanRecord, 'day' | 'launchAt' | 'landAt'>;

const hasDuplicates = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Throws the first refused field, in the order of the form; 404 for a boat that is not in the fleet. */
export async function refusePlan(plan: WrittenPlan): Promise<void> {
  refuseFields({
    description: planDescriptionRule(plan.description),
    launchtime: planTimeRule(plan.launchtime),
    landtime: landTimeRule(plan.launchtime)(plan.landtime),
    limit: planLimitRule(plan.limit),
    fleet: hasDuplicates(plan.fleet) ? texts.BOAT_TWICE : null,
    crew: hasDuplicates(plan.crew) ? texts.PLAN_CREW_TWICE : null,
  });
  if (plan.group !== null && !(await userGroupDirectory.get()).get(plan.group)?.isActive) {
    throw new ApiError('invalid:group', USER_GROUP_NEEDED);
  }
  refuseOverLimit(plan.crew.length, plan.limit);
}

/** Throws 409 for a plan that is over. */
export function refuseIfOver(plan: Pick<PlanRecord, 'landAt'>): void {
  if (isOver(plan)) throw new ApiError('plan_over', texts.PLAN_OVER);
}

/** Returns the ids that are not among `others`. */
export const withoutIds = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));

export const toObjectIds = (members: readonly string[]): Types.ObjectId[] =>
  members.map((id) => new Types.ObjectId(id));

/** Throws 409 when more members have joined than the limit allows. */
export function refuseOverLimit(crew: number, limit: number | null): void {
  if (limit !== null && crew > limit) throw new ApiError('plan_full', texts.PLAN_FULL);
}

/**
 * Throws for an unknown boat or member. Only added ones are checked: an old plan may name a boat or member
 * that has since left.
 */
export async function refuseUnknown(fleet: readonly string[], crew: readonly string[]): Promise<void> {
  if (!(await areMembers(crew))) throw new ApiError('invalid:crew', texts.PLAN_CREW_UNKNOWN);
  for (const boatId of fleet) {
    const boat = await findFleetBoat(boatId);
    if (!boat.isActive) throw new ApiError('dry_docked', dryDocked(boat.name));
  }
}

export const fieldsOf = (plan: WrittenPlan): PlanFields => ({
  userGroup: plan.group === null ? null : new Types.ObjectId(plan.group),
  text: plan.description.trim(),
  crewLimit: plan.limit,
  boats: plan.fleet.map((id) => new Types.ObjectId(id)),
});

/** Computes a plan's instants on a club-local day. */
export function timesOn(day: LocalDateText, { launchtime, landtime }: WrittenPlan): PlanTimes {
  const { timezone } = currentClub();
  const instant = (time: string): Date => new Date(instantOf(`${day} ${time}:00`, timezone));
  return { day, launchAt: instant(launchtime), landAt: instant(landtime) };
}
