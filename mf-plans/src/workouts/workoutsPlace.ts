import { monthName } from '@fleetwatch/contract/time/dayText';
import { FUTURE_WEEK, specifyWeek } from '@fleetwatch/contract/activity/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import {
  dayOfMonth,
  isFutureMonth,
  isFutureWeek,
  monthOf,
  monthText,
  weeksOfMonth,
  yearOf,
  type MonthWeek,
} from '@fleetwatch/contract/time/weeks';
import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { readPeriod, writePeriod } from '@fleetwatch/kit/ui/form/periodParams.ts';

/** State of /workouts; all of it is in the address. */
export interface WorkoutsPlace {
  mode: 'current' | 'past';
  /** A month of the current year, the only one available (rule workout.weeks). */
  month: number;
  week: number | null;
  isRequested: boolean;
}

export function readWorkoutsPlace(params: URLSearchParams, today: LocalDateText): WorkoutsPlace {
  const { year, month, part } = readPeriod(params, 'week', today);
  const isOfYear = year === yearOf(today) && month !== null && !isFutureMonth(year, month, today);
  return {
    mode: params.get('mode') === 'past' ? 'past' : 'current',
    month: isOfYear ? month : monthOf(today),
    week: isOfYear ? part : null,
    isRequested: params.get('get') === 'workouts',
  };
}

export function writeWorkoutsPlace(place: WorkoutsPlace, today: LocalDateText): Record<string, string> {
  if (place.mode === 'current') return {};
  const period = { year: yearOf(today), month: place.month, part: place.week };
  return { mode: 'past', ...writePeriod(period, 'week'), ...(place.isRequested && { get: 'workouts' }) };
}

export function pickedWeek({ month, week }: WorkoutsPlace, today: LocalDateText): MonthWeek | null {
  return weeksOfMonth(yearOf(today), month).find(({ number }) => number === week) ?? null;
}

/** Returns why the picked week cannot have workouts (rule workout.weeks); null if it can. */
export function weekRefusal(place: WorkoutsPlace, today: LocalDateText): string | null {
  const week = pickedWeek(place, today);
  if (!week) return specifyWeek(monthName(monthText(yearOf(today), place.month)));
  return isFutureWeek(week, today) ? FUTURE_WEEK : null;
}

/** 'May'; with a week 'May 4–10'. */
export function periodName(place: WorkoutsPlace, today: LocalDateText): string {
  const month = monthName(monthText(yearOf(today), place.month));
  const week = pickedWeek(place, today);
  if (!week) return month;
  const { start, end } = week;
  return start === end ? `${month} ${dayOfMonth(start)}` : `${month} ${dayOfMonth(start)}–${dayOfMonth(end)}`;
}

/** Returns the workouts of a week. The first ten characters of `isodate` are the day (rule workout.weeks). */
export const workoutsOfWeek = (workouts: readonly Workout[], { start, end }: MonthWeek): Workout[] =>
  workouts.filter(({ isodate }) => isodate.slice(0, 10) >= start && isodate.slice(0, 10) <= end);
