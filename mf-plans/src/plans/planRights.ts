import { isNowBoarding } from '@fleetwatch/contract/plans/rules';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** Who looks at a plan. */
export interface Onlooker {
  id: string;
  isCoach: boolean;
}

export const hasJoined = ({ crewids }: Plan, { id }: Onlooker): boolean => crewids.includes(id);

/** Its author changes and removes a plan, and so does any coach. */
export const mayChange = ({ by }: Plan, { id, isCoach }: Onlooker): boolean => isCoach || by === id;

/** Its crew, its author and coaches launch a plan that boards and has boats. */
export const mayLaunch = (plan: Plan, onlooker: Onlooker, now: LocalDateTimeText): boolean =>
  plan.fleet.length > 0 &&
  isNowBoarding(plan.launchtime, now) &&
  (mayChange(plan, onlooker) || hasJoined(plan, onlooker));

export const isFull = ({ crew, limit }: Plan): boolean => limit !== null && crew.length >= limit;
