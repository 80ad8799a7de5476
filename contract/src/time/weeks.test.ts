import {
  addDays,
  daysBetween,
  dateText,
  dayOfMonth,
  daysInMonth,
  isCalendarDay,
  isFutureMonth,
  isFutureWeek,
  mondayOf,
  monthText,
  weekOf,
  weekday,
  weeksOfMonth,
} from './weeks.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const MONTHS = range(2020, 2030).flatMap((year) => range(1, 12).map((month) => ({ year, month })));
const DAYS = MONTHS.flatMap(({ year, month }) =>
  range(1, daysInMonth(year, month)).map((day) => dateText(year, month, day)),
);

describe('weeks of a month (rule time.weeks)', () => {
  it('puts every date of 2020 to 2030 into exactly one week of its month', () => {
    expect(DAYS).toHaveLength(4_018);
    const seen = new Map<string, number>();
    for (const { year, month } of MONTHS)
      for (const { start, end } of weeksOfMonth(year, month))
        for (let day = start; day <= end; day = addDays(day, 1)) seen.set(day, (seen.get(day) ?? 0) + 1);
    expect([...seen.keys()].sort()).toEqual(DAYS);
    expect(new Set(seen.values())).toEqual(new Set([1]));
  });

  it('runs weeks Monday to Sunday, clipped by the month, up to six', () => {
    const counts = new Set<number>();
    for (const { year, month } of MONTHS) {
      const weeks = weeksOfMonth(year, month);
      counts.add(weeks.length);
      expect(weeks.map(({ number }) => number)).toEqual(range(1, weeks.length));
      expect(weeks[0]?.start).toBe(dateText(year, month, 1));
      expect(weeks.at(-1)?.end).toBe(dateText(year, month, daysInMonth(year, month)));
      for (const { start } of weeks.slice(1)) expect(weekday(start)).toBe(1);
      for (const { end } of weeks.slice(0, -1)) expect(weekday(end)).toBe(7);
    }
    expect([...counts].sort()).toEqual([4, 5, 6]);
  });

  it('returns the weeks of a month of six, of one of four, and of the leap day', () => {
    expect(weeksOfMonth(2026, 8).map(({ start, end }) => `${start.slice(8)}-${end.slice(8)}`)).toEqual([
      '01-02',
      '03-09',
      '10-16',
      '17-23',
      '24-30',
      '31-31',
    ]);
    expect(weeksOfMonth(2027, 2)).toHaveLength(4);
    expect(weekOf('2024-02-29')).toEqual({ number: 5, start: '2024-02-26', end: '2024-02-29' });
    expect(weeksOfMonth(2023, 2).at(-1)?.end).toBe('2023-02-28');
  });

  it('clips weeks at both ends of the year', () => {
    expect(weekOf('2025-12-31')).toEqual({ number: 5, start: '2025-12-29', end: '2025-12-31' });
    expect(weekOf('2026-01-01')).toEqual({ number: 1, start: '2026-01-01', end: '2026-01-04' });
    expect(() => weekOf('2026-02-30')).toThrow(new RangeError('2026-02-30 is not a day of the calendar.'));
    expect(() => weekOf('2026-02-00')).toThrow(RangeError);
  });
});

describe('what is future (rule sortie.weeks)', () => {
  it('treats a week as in the future when it starts after today at 00:10', () => {
    const [first, second] = weeksOfMonth(2026, 11);
    expect([first?.start, second?.start]).toEqual(['2026-11-01', '2026-11-02']);
    expect(isFutureWeek({ start: '2026-11-02' }, '2026-11-01')).toBe(true);
    expect(isFutureWeek({ start: '2026-11-02' }, '2026-11-02')).toBe(false);
    expect(isFutureWeek({ start: '2026-11-02' }, '2026-11-08')).toBe(false);
    expect(isFutureWeek({ start: '2027-01-01' }, '2026-12-31')).toBe(true);
  });

  it('treats the week of a day as present on that day, and the next as in the future', () => {
    for (const day of DAYS) {
      const week = weekOf(day);
      expect(isFutureWeek(week, day)).toBe(false);
      expect(isFutureWeek({ start: addDays(week.end, 1) }, day)).toBe(true);
    }
  });

  it('treats a month as in the future after the current one, over the end of the year too', () => {
    expect(isFutureMonth(2026, 12, '2026-11-30')).toBe(true);
    expect(isFutureMonth(2026, 11, '2026-11-01')).toBe(false);
    expect(isFutureMonth(2027, 1, '2026-12-31')).toBe(true);
    expect(isFutureMonth(2025, 12, '2026-01-01')).toBe(false);
  });
});

describe('days', () => {
  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-1-01', false],
    ['undef', false],
    ['+010000-01', false],
  ])('accepts %s as a day of the calendar: %p', (text, isDay) => {
    expect(isCalendarDay(text)).toBe(isDay);
  });

  it('counts days over ends of months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-01-01', '2025-12-31')).toBe(-1);
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(mondayOf('2026-01-01')).toBe('2025-12-29');
    expect(mondayOf('2026-11-02')).toBe('2026-11-02');
    expect(monthText(2026, 5)).toBe('2026-05');
    expect(monthText(476, 9)).toBe('0476-09');
    expect(dayOfMonth('2026-05-09')).toBe(9);
    expect([daysInMonth(2024, 2), daysInMonth(2100, 2), daysInMonth(2026, 11)]).toEqual([29, 28, 30]);
  });
});
