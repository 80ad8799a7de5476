import { monthName } from '@fleetwatch/contract/activity/csvNames';
import { plannedYears } from '@fleetwatch/contract/plans/rules';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import {
  addDays,
  dateText,
  dayOfMonth,
  isCalendarDay,
  mondayOf,
  yearOf,
} from '@fleetwatch/contract/time/weeks';
import type { PickedPeriod } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { readPeriod, writePeriod } from '@fleetwatch/kit/ui/form/periodParams.ts';

/** Tabs of the screen: this week, the next, or plans that are boarding now. */
export type PlansWhen = 'week' | 'next' | 'boarding';
export const MINE = 'mine';
export const NEW = 'new';
export const ALL = 'all';

/** State of /plans; all of it is in the address. */
export interface PlansPlace {
  when: PlansWhen;
  /** 'mine', 'new', 'all', or a user group's id. */
  whose: string;
  /** A day of the shown week; '' for the whole week. */
  day: LocalDateText;
  view: 'list' | 'calendar';
  /** A date picked by month and day. */
  isPicking: boolean;
  period: PickedPeriod;
  /** The query chosen for the picked date. */
  asked: 'plans' | 'fleet' | '';
}

export function readPlansPlace(params: URLSearchParams, today: LocalDateText): PlansPlace {
  const when = params.get('when');
  const asked = params.get('get');
  const day = params.get('on') ?? '';
  return {
    when: when === 'next' || when === 'boarding' ? when : 'week',
    whose: params.get('whose') ?? ALL,
    day: isCalendarDay(day) ? day : '',
    view: params.get('view') === 'calendar' ? 'calendar' : 'list',
    isPicking: params.has('pick'),
    period: readPeriod(params, 'day', today, plannedYears(today)),
    asked: asked === 'plans' || asked === 'fleet' ? asked : '',
  };
}

export function writePlansPlace(place: PlansPlace): Record<string, string> {
  const { when, whose, day, view, isPicking, period, asked } = place;
  return {
    ...(when !== 'week' && { when }),
    ...(whose !== ALL && { whose }),
    ...(day !== '' && { on: day }),
    ...(view === 'calendar' && { view }),
    ...(isPicking && { pick: '1', ...writePeriod(period, 'day'), ...(asked !== '' && { get: asked }) }),
  };
}

/** The week of a tab: Monday to Sunday, across months. */
export function weekShown(when: PlansWhen, today: LocalDateText): { from: LocalDateText; to: LocalDateText } {
  const from = addDays(mondayOf(today), when === 'next' ? 7 : 0);
  return { from, to: addDays(from, 6) };
}

/** The date picked by month and day; null while either is missing. */
export function pickedDate({ year, month, part }: PickedPeriod): LocalDateText | null {
  return month === null || part === null ? null : dateText(year, month, part);
}

/** The date of a query, a file or a new plan: the picked one, else the chosen day of the week; null without either. */
export function dateOf(place: PlansPlace): LocalDateText | null {
  if (place.isPicking) return pickedDate(place.period);
  return place.day === '' ? null : place.day;
}

/** 'May 29'; in another year than today's 'May 29, 2027'. */
export function shortDate(day: LocalDateText, today: LocalDateText): string {
  const date = `${monthName(day)} ${dayOfMonth(day)}`;
  return yearOf(day) === yearOf(today) ? date : `${date}, ${yearOf(day)}`;
}
