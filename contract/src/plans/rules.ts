import type { LocalDateText } from '../time/localText.ts';
import { addDays, weekday } from '../time/weeks.ts';
import { PLAN_CREW_MAX, PLAN_DESCRIPTION_MAX, PLAN_REPEATS_DAYS_MAX } from './limits.ts';
import { planTimeRule } from './planTimes.ts';
import * as texts from './texts.ts';
import type { NewPlanBody } from './wire.ts';

export const planDescriptionRule = (text: string): string | null =>
  text.trim().length > PLAN_DESCRIPTION_MAX ? texts.PLAN_DESCRIPTION_LENGTH : null;

/** Refuses a landing that is not after the launch on the same day. */
export function landTimeRule(launchTime: string): (landTime: string) => string | null {
  return (landTime) => planTimeRule(landTime) ?? (landTime > launchTime ? null : texts.LAND_AFTER_LAUNCH);
}

/** The most members that may join a plan; null for no limit (rule plan.form). */
export const planLimitRule = (limit: number | null): string | null =>
  limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= PLAN_CREW_MAX)
    ? null
    : texts.LIMIT_INVALID;

export type Repetition = Pick<NewPlanBody, 'date' | 'weeklytill' | 'weekdays'>;

/** The last day of a repetition: after the start, within a year (rule plan.repeats). */
export function repetitionEndRule({ date, weeklytill, weekdays }: Repetition): string | null {
  if (weeklytill === null) return weekdays.length === 0 ? null : texts.WEEKDAYS_NEED_END;
  if (weeklytill <= date) return texts.TILL_AFTER_START;
  return weeklytill > addDays(date, PLAN_REPEATS_DAYS_MAX) ? texts.REPEATS_TOO_LONG : null;
}

/**
 * Returns the days of a plan: its date, or every chosen weekday from its date to the last day, both included. Call it after
 * `repetitionEndRule` has passed.
 */
export function occurrencesOf({ date, weeklytill, weekdays }: Repetition): LocalDateText[] {
  if (weeklytill === null) return [date];
  const days: LocalDateText[] = [];
  for (let day = date; day <= weeklytill; day = addDays(day, 1)) {
    if (weekdays.includes(weekday(day))) days.push(day);
  }
  return days;
}

/** Refuses a span without any of the chosen weekdays. */
export const weekdaysRule = (repetition: Repetition): string | null =>
  occurrencesOf(repetition).length === 0 ? texts.NO_WEEKDAY_IN_SPAN : null;

/** Returns the weekdays within a span, 1 Monday to 7 Sunday; a span of a week or more has all seven. */
export function weekdaysInSpan(date: LocalDateText, till: LocalDateText): number[] {
  const found = new Set<number>();
  for (let day = date; day <= till && found.size < 7; day = addDays(day, 1)) found.add(weekday(day));
  return [...found].sort();
}

/**
 * Seats the joined members in a plan's boats, in the order they joined. Each boat is filled before the next, but keeps one
 * member for every boat after it: `seatCrew(['a', 'b', 'c'], [2, 2])` is [['a', 'b'], ['c']], `seatCrew(['a', 'b'], [2, 1])` is
 * [['a'], ['b']]. Null if there are more people than seats.
 */
export function seatCrew(people: readonly string[], seats: readonly number[]): string[][] | null {
  const waiting = [...people];
  const crews = seats.map((count, at) => {
    const boatsAfter = seats.length - at - 1;
    return waiting.splice(0, Math.min(count, Math.max(1, waiting.length - boatsAfter)));
  });
  return waiting.length === 0 ? crews : null;
}
