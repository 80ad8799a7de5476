import { isNowBoarding, isPlanOver } from '@fleetwatch/contract/plans/rules';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** Who looks at a plan. */
export interface Viewer {
  id: string;
  isCoach: boolean;
}

export const isInvited = ({ invitedids }: Plan, { id }: Viewer): boolean => invitedids.includes(id);

export const hasJoined = (plan: Plan, viewer: Viewer): boolean =>
  plan.crewids.includes(viewer.id) && !isInvited(plan, viewer);

/** A plan that is over is neither joined nor left, and only a coach takes it away. */
export const isClosed = ({ land }: Plan, now: LocalDateTimeText): boolean => isPlanOver(land, now);

/** Its author changes and removes a plan, and so does any coach. */
export const mayChange = ({ by }: Plan, { id, isCoach }: Viewer): boolean => isCoach || by === id;

/** Its crew, its author and coaches launch a plan that boards and has boats. */
export const mayLaunch = (plan: Plan, viewer: Viewer, now: LocalDateTimeText): boolean =>
  plan.fleet.length > 0 &&
  isNowBoarding(plan.launchtime, now) &&
  (mayChange(plan, viewer) || plan.crewids.includes(viewer.id));

export const isFull = ({ crew, limit }: Plan): boolean => limit !== null && crew.length >= limit;
