import type { LocalDateText } from './localText.ts';

/** A week tab of a month: Monday to Sunday, clipped to the month (rule time.weeks). */
export interface MonthWeek {
  /** Position among the month's tabs, from 1 to at most 6. */
  number: number;
  start: LocalDateText;
  end: LocalDateText;
}

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

const dayOfInstant = (instantMs: number): LocalDateText => new Date(instantMs).toISOString().slice(0, 10);
const pad = (value: number): string => String(value).padStart(2, '0');

/** `dateText(2026, 5, 4) === '2026-05-04'`; months count from 1. */
export function dateText(year: number, month: number, day: number): LocalDateText {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

/** `monthText(2026, 5) === '2026-05'` */
export function monthText(year: number, month: number): string {
  return dateText(year, month, 1).slice(0, 7);
}

/** Whether a text is a day of the calendar: `isCalendarDay('2026-02-29') === false` */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instantMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instantMs) && dayOfInstant(instantMs) === text;
}

export const yearOf = (day: LocalDateText): number => Number(day.slice(0, 4));
/** From 1. */
export const monthOf = (day: LocalDateText): number => Number(day.slice(5, 7));
export const dayOfMonth = (day: LocalDateText): number => Number(day.slice(8, 10));

/** 28 to 31; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `addDays('2026-02-28', 1) === '2026-03-01'` */
export function addDays(day: LocalDateText, days: number): LocalDateText {
  return dayOfInstant(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** `daysBetween('2026-04-30', '2026-05-02') === 2` */
export function daysBetween(from: LocalDateText, to: LocalDateText): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(day: LocalDateText): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || DAYS_A_WEEK;
}

/** Returns the Monday on or before a day, in either month. */
export function mondayOf(day: LocalDateText): LocalDateText {
  return addDays(day, 1 - weekday(day));
}

/** Returns the week tabs of a month, which together contain each of its days once. */
export function weeksOfMonth(year: number, month: number): MonthWeek[] {
  const last = dateText(year, month, daysInMonth(year, month));
  const weeks: MonthWeek[] = [];
  let start = dateText(year, month, 1);
  while (start <= last) {
    const sunday = addDays(start, DAYS_A_WEEK - weekday(start));
    const end = sunday < last ? sunday : last;
    weeks.push({ number: weeks.length + 1, start, end });
    start = addDays(end, 1);
  }
  return weeks;
}

/** Returns the week tab that contains a day. */
export function weekOf(day: LocalDateText): MonthWeek {
  const week = weeksOfMonth(yearOf(day), monthOf(day)).find(({ start, end }) => start <= day && day <= end);
  if (!week) throw new RangeError(`${day} is not a day of the calendar.`);
  return week;
}

/** A week is future if it starts after today at this time (rule sortie.weeks). */
const FUTURE_AFTER = '00:10:00';

/** @param today the club-local day */
export function isFutureWeek({ start }: Pick<MonthWeek, 'start'>, today: LocalDateText): boolean {
  return `${start} 00:00:00` > `${today} ${FUTURE_AFTER}`;
}

/** Months after the current one (rule sortie.weeks). */
export function isFutureMonth(year: number, month: number, today: LocalDateText): boolean {
  return monthText(year, month) > today.slice(0, 7);
}
