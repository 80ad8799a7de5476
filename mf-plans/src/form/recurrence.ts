import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { TILL_AFTER_START } from '@fleetwatch/contract/plans/texts';
import { weekdaysInSpan } from '@fleetwatch/contract/plans/rules';
import { addDays, daysInMonth, monthOf, monthText, weekday, yearOf } from '@fleetwatch/contract/time/weeks';

/** The last day of a recurrence as chosen in the form: month '2026-05', then day. */
export interface Till {
  month: string;
  day: number;
}

const MONTHS = 12;
const DAYS_IN_WEEK = 7;

export const untilDate = ({ month, day }: Till): LocalDateText => `${month}-${String(day).padStart(2, '0')}`;

/** Returns months to choose from: the plan's own and those that follow, for a year (rule plan.repeats). */
export function untilMonths(date: LocalDateText): string[] {
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = monthOf(date) - 1 + at;
    return monthText(yearOf(date) + Math.floor(month / MONTHS), (month % MONTHS) + 1);
  });
}

/** Returns days to choose from: in the current month they start the day after today (rule plan.repeats). */
export function untilDays(month: string, today: LocalDateText): number[] {
  const [year, number] = month.split('-').map(Number);
  const last = daysInMonth(year ?? 0, number ?? 1);
  const first = month === today.slice(0, 7) ? Number(today.slice(8)) + 1 : 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Returns weekdays to choose from: those within the span (rule plan.repeats). */
export const untilWeekdays = (date: LocalDateText, till: Till): number[] =>
  untilDate(till) > date ? weekdaysInSpan(date, untilDate(till)) : [];

/** Refuses an end date that is not after the start date (rule plan.repeats); null if it is valid. */
export const untilRefusal = (date: LocalDateText, till: Till): string | null =>
  untilDate(till) > date ? null : TILL_AFTER_START;

/** Returns the default: a week from the plan's day, on its weekday. */
export function firstUntil(date: LocalDateText, today: LocalDateText): { till: Till; weekdays: number[] } {
  const start = date > today ? date : today;
  const end = addDays(start, DAYS_IN_WEEK);
  return { till: { month: end.slice(0, 7), day: Number(end.slice(8)) }, weekdays: [weekday(date)] };
}

/** Changes the month: keeps the day where possible, and drops weekdays outside the span. */
export function withMonth(till: Till, month: string, today: LocalDateText): Till {
  const days = untilDays(month, today);
  const nearest = days.filter((day) => day <= till.day).at(-1) ?? days[0] ?? 1;
  return { month, day: nearest };
}
