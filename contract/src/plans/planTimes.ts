import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import { yearOf } from '../time/weeks.ts';
import { NOW_BOARDING_MINUTES } from './limits.ts';
import { PLAN_TIME_INVALID, PLANNED_YEARS } from './texts.ts';

/** 'HH:mm' on the quarter hour (rule plan.form). */
const QUARTER = /^([01]\d|2[0-3]):(00|15|30|45)$/;

export const planTimeRule = (time: string): string | null => (QUARTER.test(time) ? null : PLAN_TIME_INVALID);

const minuteOfDay = (text: LocalDateTimeText): number =>
  Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));

/** Whether a plan is 'Now Boarding!': its launch time is today, within 30 minutes of now (rule plan.now-boarding). */
export function isNowBoarding(launchtime: LocalDateTimeText, now: LocalDateTimeText): boolean {
  if (launchtime.slice(0, 10) !== now.slice(0, 10)) return false;
  return Math.abs(minuteOfDay(launchtime) - minuteOfDay(now)) <= NOW_BOARDING_MINUTES;
}

/** Returns the years in which a plan can be made, the latest first: this one and the next, in which a repetition may end. */
export const plannedYears = (today: LocalDateText): number[] => [yearOf(today) + 1, yearOf(today)];

/** Refuses a day after the years shown on the plan screen. */
export const plannedDayRule = (day: LocalDateText, today: LocalDateText): string | null =>
  yearOf(day) > yearOf(today) + 1 ? PLANNED_YEARS : null;

/** Whether a plan has ended, and so is closed: its land time has passed. */
export const isPlanOver = (land: LocalDateTimeText, now: LocalDateTimeText): boolean => land <= now;
