import { monthName } from '@fleetwatch/contract/time/dayText';
import { futureDate } from '@fleetwatch/contract/activity/texts';
import { MONTH_AND_DAY } from '@fleetwatch/contract/plans/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dateText, monthText } from '@fleetwatch/contract/time/weeks';
import type { PickedPeriod } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { readPeriod, writePeriod } from '@fleetwatch/kit/ui/form/periodParams.ts';

/** State of /sorties; all of it is in the address. */
export interface DayPlace {
  mode: 'today' | 'past';
  period: PickedPeriod;
  /** Whether the sorties of the picked day were requested. */
  isShown: boolean;
  /** View of the day; null for the device's default (rule sortie.views). */
  view: DayView | null;
}

export const DAY_VIEWS = ['timeline', 'list', 'table'] as const;
export type DayView = (typeof DAY_VIEWS)[number];

export function readDayPlace(params: URLSearchParams, today: LocalDateText): DayPlace {
  return {
    mode: params.get('mode') === 'past' ? 'past' : 'today',
    period: readPeriod(params, 'day', today),
    isShown: params.get('show') === 'sorties',
    view: DAY_VIEWS.find((view) => view === params.get('view')) ?? null,
  };
}

export function writeDayPlace({ mode, period, isShown, view }: DayPlace): Record<string, string> {
  return {
    ...(mode === 'past' && { mode, ...writePeriod(period, 'day'), ...(isShown && { show: 'sorties' }) }),
    ...(view !== null && { view }),
  };
}

/** Returns the picked day; null while month or day is missing. */
export function pickedDay({ year, month, part }: PickedPeriod): LocalDateText | null {
  return month === null || part === null ? null : dateText(year, month, part);
}

/** Returns why the picked day cannot have sorties (rule sortie.day); null if it can. */
export function dayRefusal({ year, month, part }: PickedPeriod, today: LocalDateText): string | null {
  if (month === null || part === null) return MONTH_AND_DAY;
  return dateText(year, month, part) > today ? futureDate(monthName(monthText(year, month)), part) : null;
}

/** Returns the place of a day itself, which the month's strip picks (rule sortie.month-strip). */
export function placeOfDay(
  day: LocalDateText,
  today: LocalDateText,
): Pick<DayPlace, 'mode' | 'period' | 'isShown'> {
  const [year = 0, month = 0, part = 0] = day.split('-').map(Number);
  return day === today
    ? { mode: 'today', period: { year, month: null, part: null }, isShown: false }
    : { mode: 'past', period: { year, month, part }, isShown: true };
}

/** Returns the visible day; null while one is being picked. */
export function shownDay({ mode, period, isShown }: DayPlace, today: LocalDateText): LocalDateText | null {
  if (mode === 'today') return today;
  return isShown && dayRefusal(period, today) === null ? pickedDay(period) : null;
}
