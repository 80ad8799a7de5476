import { roundMiles } from '@fleetwatch/contract/sorties/miles';
import { addDays, dateText, monthOf, weekday } from '@fleetwatch/contract/time/weeks';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { MilesByDay } from './seasonApi.ts';

/** A week of a year, Monday to Sunday, clipped to the year. */
export interface SeasonWeek {
  /** From 1 to at most 54. */
  number: number;
  start: LocalDateText;
  end: LocalDateText;
  miles: number;
}

const DAYS_A_WEEK = 7;

/** Every week of a year with its miles. */
export function seasonWeeks(year: number, milesByDay: MilesByDay): SeasonWeek[] {
  const last = dateText(year, 12, 31);
  const weeks: SeasonWeek[] = [];
  let start = dateText(year, 1, 1);
  while (start <= last) {
    const sunday = addDays(start, DAYS_A_WEEK - weekday(start));
    const end = sunday < last ? sunday : last;
    let miles = 0;
    for (let day = start; day <= end; day = addDays(day, 1)) miles += milesByDay[day] ?? 0;
    weeks.push({ number: weeks.length + 1, start, end, miles: roundMiles(miles) });
    start = addDays(end, 1);
  }
  return weeks;
}

/** Miles of the days up to one, itself included. */
export function milesUntil(milesByDay: MilesByDay, until: LocalDateText): number {
  const days = Object.entries(milesByDay).filter(([day]) => day <= until);
  return roundMiles(days.reduce((sum, [, miles]) => sum + miles, 0));
}

/** The week in which each month begins: where the chart names it. */
export function monthStarts(weeks: readonly SeasonWeek[]): { month: LocalDateText; number: number }[] {
  return weeks
    .filter(
      ({ start, end }, index) => index === 0 || start.endsWith('-01') || monthOf(start) !== monthOf(end),
    )
    .map(({ end, number }) => ({ month: end, number }));
}
