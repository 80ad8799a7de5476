import { milesOf } from '@fleetwatch/contract/sorties/miles';
import { seasonSpan } from '@fleetwatch/contract/time/season';
import { addDays, weekday } from '@fleetwatch/contract/time/weeks';
import { heatOf, seasonCalendar } from './seasonCalendar.ts';

const calendarOf = (
  season: number,
  days: Record<string, number> = {},
  { seasonStart = '01-01', today = '2100-01-01' } = {},
) =>
  seasonCalendar(
    {
      ...seasonSpan(season, seasonStart),
      days: Object.entries(days).map(([date, miles]) => ({ date, miles })),
    },
    today,
    'mi',
  );

/** A mile on each of so many days. */
const milesFrom = (start: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [addDays(start, index), 1]));

const starts = ['01-01', '03-01', '09-01', '09-15'];
const seasons = [2023, 2024, 2026, 2027, 2028];

it.each(seasons.flatMap((season) => starts.map((start) => [season, start] as const)))(
  'has each day of season %d from %s once, with weeks as columns from Monday to Sunday',
  (season, seasonStart) => {
    const { start, end } = seasonSpan(season, seasonStart);
    const { days, weeks, months } = calendarOf(season, {}, { seasonStart });
    expect(days[0]?.date).toBe(start);
    expect(days.at(-1)?.date).toBe(end);
    expect(days).toHaveLength(days.some(({ date }) => date.endsWith('-02-29')) ? 366 : 365);
    expect(new Set(days.map(({ week, row }) => `${week} ${row}`)).size).toBe(days.length);
    expect(days.filter(({ date, row }) => row !== weekday(date) - 1)).toEqual([]);
    const columns = days.map(({ week }, at) => week - (days[at - 1]?.week ?? 0));
    expect(columns.every((step, at) => step === (at > 0 && days[at]?.row === 0 ? 1 : 0))).toBe(true);
    expect(weeks).toBeLessThanOrEqual(54);
    expect(months).toHaveLength(seasonStart.endsWith('-01') ? 12 : 13);
  },
);

it('draws a leap year that begins on a Saturday in 53 columns, one that begins on a Sunday in 54', () => {
  expect(calendarOf(2028).weeks).toBe(53);
  expect(calendarOf(2012).weeks).toBe(54);
});

it('sums months, the leap day too', () => {
  const { months } = calendarOf(2024, { '2024-02-01': 2.25, '2024-02-29': 4, '2024-03-01': 8.1 });
  expect(months.slice(0, 3).map(({ name, miles }) => `${name} ${miles}`)).toEqual([
    'Jan 0',
    'Feb 6.25',
    'Mar 8.1',
  ]);
});

it('shades from 3, 6 and 10 miles', () => {
  expect([0, 0.1, 2.9, 3, 6, 9.99, 10, 40].map((miles) => heatOf(miles, 'mi'))).toEqual([
    0, 1, 1, 2, 3, 3, 4, 4,
  ]);
});

it('shades from 5, 10 and 15 kilometers', () => {
  const heats = (unit: 'km' | 'm') =>
    [0, 4_999, 5_000, 10_000, 14_999, 15_000].map((meters) => heatOf(milesOf(meters), unit));
  expect(heats('km')).toEqual([0, 1, 2, 3, 3, 4]);
  expect(heats('m')).toEqual(heats('km'));
});

describe('the longest run', () => {
  it('continues the longest run over the end of a month, a leap day and a year', () => {
    expect(calendarOf(2026, milesFrom('2026-04-28', 7)).longestRun).toBe(7);
    expect(calendarOf(2024, milesFrom('2024-02-27', 5)).longestRun).toBe(5);
    expect(calendarOf(2025, milesFrom('2025-12-30', 4), { seasonStart: '09-01' }).longestRun).toBe(4);
  });

  it('ends a run with a day off, and returns the longest of several', () => {
    const days = { ...milesFrom('2026-01-01', 3), ...milesFrom('2026-01-05', 4), '2026-02-01': 1 };
    expect(calendarOf(2026, days)).toMatchObject({ longestRun: 4, rowed: 8, passed: 365 });
  });
});

it('counts past days, including today', () => {
  const calendar = calendarOf(2026, { '2026-01-01': 5 }, { today: '2026-08-29' });
  expect(calendar).toMatchObject({ rowed: 1, passed: 241, longestRun: 1 });
  expect(calendar.days.filter(({ isAhead }) => isAhead)[0]?.date).toBe('2026-08-30');
});

it('has days and no run in an empty season', () => {
  expect(calendarOf(2026)).toMatchObject({ rowed: 0, passed: 365, longestRun: 0 });
});
