import { isNowBoarding, isPlanOver } from '@fleetwatch/contract/plans/planTimes';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** The viewing member. */
export interface Viewer {
  id: string;
  isCoach: boolean;
}

export const isInvited = ({ invitedids }: Plan, { id }: Viewer): boolean => invitedids.includes(id);

export const hasJoined = (plan: Plan, viewer: Viewer): boolean =>
  plan.crewids.includes(viewer.id) && !isInvited(plan, viewer);

/** A plan that has ended can be neither joined nor left, and only a coach may remove it. */
export const isClosed = ({ land }: Plan, now: LocalDateTimeText): boolean => isPlanOver(land, now);

/** A plan's author and coaches may change and remove it. */
export const mayChange = ({ by }: Plan, { id, isCoach }: Viewer): boolean => isCoach || by === id;

/** A plan's crew, its author and coaches may launch it while it boards and has boats. */
export const mayLaunch = (plan: Plan, viewer: Viewer, now: LocalDateTimeText): boolean =>
  plan.fleet.length > 0 &&
  isNowBoarding(plan.launchtime, now) &&
  (mayChange(plan, viewer) || plan.crewids.includes(viewer.id));

export const isFull = ({ crew, limit }: Plan): boolean => limit !== null && crew.length >= limit;
