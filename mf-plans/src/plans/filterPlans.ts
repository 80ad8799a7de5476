import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { ALL, MINE, NEW } from './plansPlace.ts';

/** The member's own plans (author or crew), a user group's, or all; also all while a new plan is made (rule plan.tabs). */
export function filterPlans(plans: readonly Plan[], whose: string, memberId: string): Plan[] {
  if (whose === ALL || whose === NEW) return [...plans];
  if (whose === MINE) return plans.filter(({ by, crewids }) => by === memberId || crewids.includes(memberId));
  return plans.filter(({ group }) => group === whose);
}

/** The days that have plans, in order; other days are hidden. */
export function daysOf(plans: readonly Plan[]): LocalDateText[] {
  return [...new Set(plans.map(({ launch }) => datePart(launch)))].sort();
}

export function plansByDay(plans: readonly Plan[]): [LocalDateText, Plan[]][] {
  return daysOf(plans).map((day) => [day, plans.filter(({ launch }) => datePart(launch) === day)]);
}
