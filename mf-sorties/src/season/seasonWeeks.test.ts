import { seasonSpan } from '@fleetwatch/contract/time/season';
import { addDays, weekday } from '@fleetwatch/contract/time/weeks';
import { milesUntil, monthStarts, seasonWeeks } from './seasonWeeks.ts';

const seasons = Array.from({ length: 11 }, (_, index) => 2020 + index);
const spanOf = (season: number, seasonStart = '01-01') => ({ ...seasonSpan(season, seasonStart), days: [] });

it.each(seasons.flatMap((season) => [[season, '01-01'] as const, [season, '09-15'] as const]))(
  'has each day of season %d from %s once, in weeks from Monday to Sunday',
  (season, seasonStart) => {
    const span = spanOf(season, seasonStart);
    const weeks = seasonWeeks(span);
    expect(weeks[0]?.start).toBe(span.start);
    expect(weeks.at(-1)?.end).toBe(span.end);
    for (const [index, { start, end, number }] of weeks.entries()) {
      expect(number).toBe(index + 1);
      if (index > 0) expect(weekday(start)).toBe(1);
      if (index > 0) expect(addDays(weeks[index - 1]?.end ?? '', 1)).toBe(start);
      if (index < weeks.length - 1) expect(weekday(end)).toBe(7);
    }
  },
);

it('gives each week as many miles as days at a mile a day, in any season', () => {
  const span = spanOf(2024);
  const days = Array.from({ length: 366 }, (_, index) => ({ date: addDays(span.start, index), miles: 0.1 }));
  const weeks = seasonWeeks({ ...span, days });
  expect(weeks).toHaveLength(53);
  expect(weeks[0]?.miles).toBe(0.7);
  expect(weeks.at(-1)).toMatchObject({ start: '2024-12-30', miles: 0.2 });
  expect(milesUntil(days, '2024-12-31')).toBe(36.6);
  expect(milesUntil(days, '2024-01-10')).toBe(1);
});

it('labels each month once', () => {
  const monthsOf = (season: number, seasonStart: string) =>
    monthStarts(seasonWeeks(spanOf(season, seasonStart))).map(({ month }) => month.slice(5, 7));
  for (const season of seasons) {
    expect(monthsOf(season, '01-01')).toEqual('01 02 03 04 05 06 07 08 09 10 11 12'.split(' '));
    expect(monthsOf(season, '09-01')).toEqual('09 10 11 12 01 02 03 04 05 06 07 08'.split(' '));
  }
});
