import { monthName } from '@fleetwatch/contract/time/dayText';
import { FUTURE_WEEK, specifyWeek } from '@fleetwatch/contract/activity/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import {
  dayOfMonth,
  isFutureMonth,
  isFutureWeek,
  monthOf,
  monthText,
  weekOf,
  weeksOfMonth,
  yearOf,
} from '@fleetwatch/contract/time/weeks';
import type { MonthWeek } from '@fleetwatch/contract/time/weeks';
import { readPeriod, writePeriod } from '@fleetwatch/kit/ui/form/periodParams.ts';

/** Here a month is always chosen: the current one by default. */
export interface WeekPeriod {
  year: number;
  month: number;
  part: number | null;
}

/** State of a group's weeks; all of it is in the address. */
export interface WeekPlace {
  mode: 'current' | 'past';
  /** Group id; '' for the member's own. */
  group: string;
  period: WeekPeriod;
  /** Whether the sorties of the picked week were requested. */
  isShown: boolean;
}

/** Group and day that the path names. */
export interface WeekRoute {
  group: string;
  day: LocalDateText;
}

function placeOfDay(day: LocalDateText, group: string, today: LocalDateText): WeekPlace {
  const week = weekOf(day);
  const period = { year: yearOf(day), month: monthOf(day), part: week.number };
  if (week.start === weekOf(today).start) return { mode: 'current', group, period, isShown: false };
  return { mode: 'past', group, period, isShown: true };
}

/** Reads the state from the address; the query takes precedence over the path. */
export function readWeekPlace(
  params: URLSearchParams,
  today: LocalDateText,
  route: WeekRoute | null = null,
): WeekPlace {
  const group = params.get('group') ?? route?.group ?? '';
  const mode = params.get('mode');
  const named = mode === null && route ? placeOfDay(route.day, group, today) : null;
  if (named) return named;
  const period = readPeriod(params, 'week', today);
  const isFuture = period.month !== null && isFutureMonth(period.year, period.month, today);
  return {
    mode: mode === 'past' ? 'past' : 'current',
    group,
    period:
      period.month === null || isFuture
        ? { year: period.year, month: monthOf(today), part: null }
        : { ...period, month: period.month },
    isShown: mode === 'past' && params.get('show') === 'sorties',
  };
}

export function writeWeekPlace({ mode, group, period, isShown }: WeekPlace): Record<string, string> {
  return {
    ...(group !== '' && { group }),
    mode,
    ...(mode === 'past' && { ...writePeriod(period, 'week'), ...(isShown && { show: 'sorties' }) }),
  };
}

/** Returns the picked week; null if none is picked. */
export function pickedWeek({ year, month, part }: WeekPeriod): MonthWeek | null {
  return weeksOfMonth(year, month).find(({ number }) => number === part) ?? null;
}

/** Returns why the picked week cannot have sorties (rule sortie.weeks); null if it can. */
export function weekRefusal(period: WeekPeriod, today: LocalDateText): string | null {
  const week = pickedWeek(period);
  if (!week) return specifyWeek(monthName(monthText(period.year, period.month)));
  return isFutureWeek(week, today) ? FUTURE_WEEK : null;
}

/** 'May'; with a week 'May 4–10'. */
export function periodName(period: WeekPeriod): string {
  const month = monthName(monthText(period.year, period.month));
  const week = pickedWeek(period);
  return week ? weekName(week) : month;
}

/** 'May 4–10', 'Aug 31' */
export function weekName({ start, end }: Pick<MonthWeek, 'start' | 'end'>): string {
  const days = start === end ? dayOfMonth(start) : `${dayOfMonth(start)}–${dayOfMonth(end)}`;
  return `${monthName(start)} ${days}`;
}
