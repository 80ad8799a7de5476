import { addMiles, type MilesByDay } from './seasonApi.ts';
import { milesUntil, monthStarts, seasonWeeks } from './seasonWeeks.ts';
import { addDays, weekday } from '@fleetwatch/contract/time/weeks';

const years = Array.from({ length: 11 }, (_, index) => 2020 + index);

it.each(years)('the weeks of %d hold each of its days once, Monday to Sunday', (year) => {
  const weeks = seasonWeeks(year, {});
  expect(weeks[0]?.start).toBe(`${year}-01-01`);
  expect(weeks.at(-1)?.end).toBe(`${year}-12-31`);
  for (const [index, { start, end, number }] of weeks.entries()) {
    expect(number).toBe(index + 1);
    if (index > 0) expect(weekday(start)).toBe(1);
    if (index > 0) expect(addDays(weeks[index - 1]?.end ?? '', 1)).toBe(start);
    if (index < weeks.length - 1) expect(weekday(end)).toBe(7);
  }
});

it('a mile a day is a mile for each day of the week, whatever the year', () => {
  const byDay: MilesByDay = {};
  for (let day = '2024-01-01'; day <= '2024-12-31'; day = addDays(day, 1)) byDay[day] = 0.1;
  const weeks = seasonWeeks(2024, byDay);
  expect(weeks).toHaveLength(53);
  expect(weeks[0]?.miles).toBe(0.7);
  expect(weeks.at(-1)).toMatchObject({ start: '2024-12-30', miles: 0.2 });
  expect(milesUntil(byDay, '2024-12-31')).toBe(36.6);
  expect(milesUntil(byDay, '2024-01-10')).toBe(1);
});

it('every month is named once', () => {
  for (const year of years) {
    const months = monthStarts(seasonWeeks(year, {})).map(({ month }) => month.slice(5, 7));
    expect(months).toEqual('01 02 03 04 05 06 07 08 09 10 11 12'.split(' '));
  }
});

it('late landings credit nothing, and a day has all its sorties', () => {
  const byDay: MilesByDay = {};
  const sortie = (launch: string, miles: number, late: boolean) => ({ launch, miles, late });
  addMiles(byDay, [
    sortie('2026-05-01 06:00:00', 5.1, false),
    sortie('2026-05-01 18:00:00', 0.2, false),
    sortie('2026-05-02 06:00:00', 9, true),
    sortie('2026-05-03 06:00:00', 0, false),
  ]);
  expect(byDay).toEqual({ '2026-05-01': 5.3 });
});
