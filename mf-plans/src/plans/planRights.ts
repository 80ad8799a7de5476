import { isNowBoarding, isPlanOver } from '@fleetwatch/contract/plans/rules';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** Who looks at a plan. */
export interface Onlooker {
  id: string;
  isCoach: boolean;
}

export const isInvited = ({ invitedids }: Plan, { id }: Onlooker): boolean => invitedids.includes(id);

export const hasJoined = (plan: Plan, onlooker: Onlooker): boolean =>
  plan.crewids.includes(onlooker.id) && !isInvited(plan, onlooker);

/** A plan that is over is neither joined nor left, and only a coach takes it away. */
export const isClosed = ({ land }: Plan, now: LocalDateTimeText): boolean => isPlanOver(land, now);

/** Its author changes and removes a plan, and so does any coach. */
export const mayChange = ({ by }: Plan, { id, isCoach }: Onlooker): boolean => isCoach || by === id;

/** Its crew, its author and coaches launch a plan that boards and has boats. */
export const mayLaunch = (plan: Plan, onlooker: Onlooker, now: LocalDateTimeText): boolean =>
  plan.fleet.length > 0 &&
  isNowBoarding(plan.launchtime, now) &&
  (mayChange(plan, onlooker) || plan.crewids.includes(onlooker.id));

export const isFull = ({ crew, limit }: Plan): boolean => limit !== null && crew.length >= limit;
