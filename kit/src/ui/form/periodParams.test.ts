import { readPeriod, writePeriod } from './periodParams.ts';

const TODAY = '2026-05-29';
const read = (query: string, part: 'week' | 'day' | 'none' = 'week') =>
  readPeriod(new URLSearchParams(query), part, TODAY);

it('reads year, month and week', () => {
  expect(read('year=2025&month=8&week=5')).toEqual({ year: 2025, month: 8, part: 5 });
  expect(read('')).toEqual({ year: 2026, month: null, part: null });
});

it.each([
  ['a week the month does not have', 'year=2026&month=5&week=6', { year: 2026, month: 5, part: null }],
  ['a month the year does not have', 'year=2026&month=13&week=1', { year: 2026, month: null, part: null }],
  ['a year to come', 'year=2027&month=1', { year: 2026, month: 1, part: null }],
  ['a year too long ago', 'year=1999&month=1', { year: 2026, month: 1, part: null }],
  ['words', 'year=last&month=May&week=two', { year: 2026, month: null, part: null }],
  ['fractions and signs', 'year=2026&month=5&week=-1', { year: 2026, month: 5, part: null }],
])('ignores %s', (_what, query, period) => {
  expect(read(query)).toEqual(period);
});

it('reads a future year where it can be picked', () => {
  const query = new URLSearchParams('year=2028&month=2&day=29');
  expect(readPeriod(query, 'day', TODAY, [2028, 2026])).toEqual({ year: 2028, month: 2, part: 29 });
  expect(readPeriod(query, 'day', TODAY, [2027, 2026])).toEqual({ year: 2026, month: 2, part: null });
});

it('returns how many days a month has', () => {
  expect(read('year=2024&month=2&day=29', 'day').part).toBe(29);
  expect(read('year=2026&month=2&day=29', 'day').part).toBeNull();
  expect(read('year=2026&month=5&week=2', 'none').part).toBeNull();
});

it.each(['week', 'day'] as const)('reads what it wrote, by %s', (part) => {
  const period = { year: 2025, month: 12, part: 3 };
  expect(readPeriod(new URLSearchParams(writePeriod(period, part)), part, TODAY)).toEqual(period);
});
