import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { NEW_PLAN } from '../texts.ts';

/** `plansOf('2026-05-01') === 'Plans for Fri May 1'` */
export const plansOf = (day: LocalDateText): string => `Plans for ${weekdayDayText(day)}`;
export const PLANS_BY_HOUR = 'Plans by hour';
export const SHOW_ALL_HOURS = 'Show all hours';
/** Follows the number of a day's plans. */
export const PLANNED = 'planned';
export const nothingPlanned = (from: string, to: string): string => `${from} to ${to}, nothing planned`;
/** Follows '+2'. */
export const moreOn = (day: LocalDateText): string => `more on ${weekdayDayText(day)}`;
export const HALF_HOURS = 'Half hours, for a New Plan';
export const newPlanAt = (day: LocalDateText, time: string): string =>
  `${NEW_PLAN}, ${weekdayDayText(day)} ${time}`;
export const timeSpan = (from: string, to: string): string => `${from} to ${to}`;
