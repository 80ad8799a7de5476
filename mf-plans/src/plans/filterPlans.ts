import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { ALL, MINE } from './plansPlace.ts';

/** The member's own plans (author or crew), a user group's, or all (rule plan.tabs). */
export function filterPlans(plans: readonly Plan[], whose: string, memberId: string): Plan[] {
  if (whose === ALL) return [...plans];
  if (whose === MINE) return plans.filter(({ by, crewids }) => by === memberId || crewids.includes(memberId));
  return plans.filter(({ group }) => group === whose);
}

export const plansOfDay = (plans: readonly Plan[], day: LocalDateText): Plan[] =>
  plans.filter(({ launch }) => datePart(launch) === day);

/** The days that have plans, in order, each with its plans. */
export function plansByDay(plans: readonly Plan[]): [LocalDateText, Plan[]][] {
  const days = [...new Set(plans.map(({ launch }) => datePart(launch)))].sort();
  return days.map((day) => [day, plansOfDay(plans, day)]);
}
