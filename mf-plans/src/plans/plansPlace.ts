import { plannedDayRule, plannedYears } from '@fleetwatch/contract/plans/planTimes';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, dateText, isCalendarDay, mondayOf } from '@fleetwatch/contract/time/weeks';
import type { PickedPeriod } from '@fleetwatch/kit/ui/form/MonthWeekPicker';
import { readPeriod, writePeriod } from '@fleetwatch/kit/ui/form/periodParams.ts';
import { viewOf, type PlansView } from './keptView.ts';

/** Tab of a state; 'other' is a week that is neither this one nor the next. */
export type PlansWhen = 'week' | 'next' | 'boarding' | 'other';
export const MINE = 'mine';
export const ALL = 'all';

const DAYS_IN_WEEK = 7;

/** State of /plans; all of it is in the address, except for the view, which the device stores as well. */
export interface PlansPlace {
  isBoarding: boolean;
  /** Monday of the shown week. */
  week: LocalDateText;
  /** A day of the shown week; '' for the whole week. */
  day: LocalDateText;
  /** 'mine', 'all', or a user group's id. */
  whose: string;
  /** Null if the address has none. */
  view: PlansView | null;
  /** Whether a date is being picked by month and day. */
  isPicking: boolean;
  period: PickedPeriod;
}

/** Returns the day in an address; '' if it cannot be opened (rule plan.years). */
const dayIn = (text: string | null, today: LocalDateText): LocalDateText =>
  text !== null && isCalendarDay(text) && plannedDayRule(text, today) === null ? text : '';

export function readPlansPlace(params: URLSearchParams, today: LocalDateText): PlansPlace {
  const when = params.get('when');
  const day = dayIn(params.get('on'), today);
  const ofTab = when === 'next' ? addDays(today, DAYS_IN_WEEK) : today;
  const view = params.get('view');
  const whose = params.get('whose');
  return {
    isBoarding: when === 'boarding',
    week: mondayOf(day || dayIn(params.get('week'), today) || ofTab),
    day,
    // 'new' was a tab of earlier addresses.
    whose: whose === null || whose === 'new' ? ALL : whose,
    // The former name of boats by hour in addresses.
    view: view === 'calendar' ? 'boats' : (viewOf(view) ?? null),
    isPicking: params.has('pick'),
    period: readPeriod(params, 'day', today, plannedYears(today)),
  };
}

const WHENS: readonly (string | null)[] = [null, 'week', 'next', 'boarding'];

/** Whether an address names an unknown tab or view. */
export function hasUndefinedTab(params: URLSearchParams): boolean {
  const view = params.get('view');
  const isView = view === null || view === 'calendar' || viewOf(view) !== undefined;
  return !isView || !WHENS.includes(params.get('when'));
}

export function whenOf(
  { isBoarding, week }: Pick<PlansPlace, 'isBoarding' | 'week'>,
  today: LocalDateText,
): PlansWhen {
  if (isBoarding) return 'boarding';
  if (week === mondayOf(today)) return 'week';
  return week === mondayOf(addDays(today, DAYS_IN_WEEK)) ? 'next' : 'other';
}

export function writePlansPlace(place: PlansPlace, today: LocalDateText): Record<string, string> {
  const { day, whose, view, week, isPicking, period } = place;
  const when = whenOf(place, today);
  return {
    ...(when === 'boarding' && { when }),
    ...(day !== '' && { on: day }),
    ...(day === '' && when === 'next' && { when }),
    ...(day === '' && when === 'other' && { week }),
    ...(whose !== ALL && { whose }),
    ...(view !== null && { view }),
    ...(isPicking && { pick: '1', ...writePeriod(period, 'day') }),
  };
}

/** Returns Monday to Sunday, across months. */
export const daysOfWeek = (monday: LocalDateText): LocalDateText[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, at) => addDays(monday, at));

/** Returns the date picked by month and day; null while either is missing. */
export function pickedDate({ year, month, part }: PickedPeriod): LocalDateText | null {
  return month === null || part === null ? null : dateText(year, month, part);
}

export const isDayOpen = (day: LocalDateText, today: LocalDateText): boolean =>
  plannedDayRule(day, today) === null;
