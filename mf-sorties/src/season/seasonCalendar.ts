import { monthName } from '@fleetwatch/contract/time/dayText';
import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import { tidyMiles } from '@fleetwatch/contract/sorties/distance';
import { amountIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, weekday } from '@fleetwatch/contract/time/weeks';

/** A day of a season in its calendar, whose columns are weeks and whose rows are Monday to Sunday. */
export interface CalendarDay {
  date: LocalDateText;
  miles: number;
  /** From 0. */
  week: number;
  /** From 0, Monday, to 6. */
  row: number;
  /** 0 without miles, up to 4. */
  heat: number;
  isAhead: boolean;
}

/** A month's miles under its weeks. */
export interface CalendarMonth {
  name: string;
  miles: number;
  /** Its first week, and the one after its last: the next month begins in it. */
  week: number;
  endWeek: number;
}

export interface SeasonCalendar {
  days: CalendarDay[];
  months: CalendarMonth[];
  weeks: number;
  /** Days with miles, and days so far. */
  rowed: number;
  passed: number;
  /** The most consecutive days. */
  longestRun: number;
}

/** Lowest miles of each darker shade of a day. */
export const HEAT_THRESHOLDS_MILES = [0, 3, 6, 10] as const;
/** The same in kilometers. */
export const HEAT_THRESHOLDS_KM = [0, 5, 10, 15] as const;

/** Returns the lowest distances of each darker shade of a day, in this unit. */
export const heatThresholds = (unit: ShownUnit): readonly number[] =>
  unit === 'mi' ? HEAT_THRESHOLDS_MILES : HEAT_THRESHOLDS_KM.map((km) => (unit === 'km' ? km : km * 1_000));

const DAYS_A_WEEK = 7;

/** Returns 0 for a day without miles. */
export const heatOf = (miles: number, unit: ShownUnit): number =>
  heatThresholds(unit).filter((from) => miles > 0 && amountIn(miles, unit) >= from).length;

/**
 * Returns a season as a calendar.
 * @param today the club-local day; later days are in the future
 */
export function seasonCalendar(
  { start, end, days: credited }: Pick<SeasonDays, 'start' | 'end' | 'days'>,
  today: LocalDateText,
  unit: ShownUnit,
): SeasonCalendar {
  const milesOf = new Map(credited.map(({ date, miles }) => [date, miles]));
  const days: CalendarDay[] = [];
  const before = weekday(start) - 1;
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const place = before + days.length;
    const miles = milesOf.get(date) ?? 0;
    days.push({
      date,
      miles,
      heat: heatOf(miles, unit),
      isAhead: date > today,
      week: Math.floor(place / DAYS_A_WEEK),
      row: place % DAYS_A_WEEK,
    });
  }
  const passed = days.filter(({ isAhead }) => !isAhead);
  const weeks = (days.at(-1)?.week ?? 0) + 1;
  return {
    days,
    weeks,
    months: monthsOf(days, weeks),
    rowed: passed.filter(({ miles }) => miles > 0).length,
    passed: passed.length,
    longestRun: longestRun(passed),
  };
}

function longestRun(days: readonly CalendarDay[]): number {
  let longest = 0;
  let run = 0;
  for (const { miles } of days) {
    run = miles > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function monthsOf(days: readonly CalendarDay[], weeks: number): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (const { date, miles, week } of days) {
    const last = months.at(-1);
    if (last && !date.endsWith('-01')) {
      last.miles = tidyMiles(last.miles + miles);
      continue;
    }
    if (last) last.endWeek = week;
    months.push({ name: monthName(date), miles, week, endWeek: weeks });
  }
  return months;
}
