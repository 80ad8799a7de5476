import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import { tidyMiles } from '@fleetwatch/contract/sorties/distance';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, monthOf, weekday } from '@fleetwatch/contract/time/weeks';

/** A week of a season, Monday to Sunday, clipped to the season. */
export interface SeasonWeek {
  /** From 1 to at most 54. */
  number: number;
  start: LocalDateText;
  end: LocalDateText;
  miles: number;
}

type SpanAndDays = Pick<SeasonDays, 'start' | 'end' | 'days'>;

const DAYS_A_WEEK = 7;

/** Returns the weeks of a season with their miles. */
export function seasonWeeks({ start: first, end: last, days }: SpanAndDays): SeasonWeek[] {
  const milesOf = new Map(days.map(({ date, miles }) => [date, miles]));
  const weeks: SeasonWeek[] = [];
  let start = first;
  while (start <= last) {
    const sunday = addDays(start, DAYS_A_WEEK - weekday(start));
    const end = sunday < last ? sunday : last;
    let miles = 0;
    for (let day = start; day <= end; day = addDays(day, 1)) miles += milesOf.get(day) ?? 0;
    weeks.push({ number: weeks.length + 1, start, end, miles: tidyMiles(miles) });
    start = addDays(end, 1);
  }
  return weeks;
}

/** Returns the miles up to and including a day. */
export function milesUntil(days: SeasonDays['days'], until: LocalDateText): number {
  return tidyMiles(days.reduce((sum, { date, miles }) => (date <= until ? sum + miles : sum), 0));
}

/** Returns the week in which each month begins, where the chart labels it. */
export function monthStarts(weeks: readonly SeasonWeek[]): { month: LocalDateText; number: number }[] {
  return weeks
    .filter(
      ({ start, end }, index) => index === 0 || start.endsWith('-01') || monthOf(start) !== monthOf(end),
    )
    .map(({ end, number }) => ({ month: end, number }));
}
