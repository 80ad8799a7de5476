import { daySchema, daysOfMonth, monthSchema, spanDays, yearSchema } from './days.ts';

const passes = (schema: { validate(value: unknown): { error?: unknown } }, value: unknown): boolean =>
  schema.validate(value).error === undefined;

test('refuses a day that is not in the calendar', () => {
  expect(['2026-05-01', '2028-02-29', '2026-12-31'].every((day) => passes(daySchema(), day))).toBe(true);
  const wrong = ['2026-02-29', '2026-13-01', '2026-5-1', '20260501', '2026-05-01T00:00', '', 20_260_501];
  expect(wrong.filter((day) => passes(daySchema(), day))).toEqual([]);
});

test('writes months with two digits, years with four', () => {
  expect(['01', '12'].every((month) => passes(monthSchema(), month))).toBe(true);
  expect(['00', '13', '1', 'xx'].filter((month) => passes(monthSchema(), month))).toEqual([]);
  expect(passes(yearSchema(), '2026')).toBe(true);
  expect(['26', '0999', '20266'].filter((year) => passes(yearSchema(), year))).toEqual([]);
});

test('returns the days of a month', () => {
  expect(daysOfMonth('2026-02')).toHaveLength(28);
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOfMonth('2026-12')[0]).toBe('2026-12-01');
});

test('includes both ends of a span, whatever the clock changes', () => {
  expect(spanDays('2026-05-01', '2026-05-01')).toBe(1);
  expect(spanDays('2026-03-23', '2026-04-05')).toBe(14);
  expect(spanDays('2026-05-02', '2026-05-01')).toBe(0);
});
