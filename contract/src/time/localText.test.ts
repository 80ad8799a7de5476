import { datePart, earliestFirst, shortTime, timePart } from './localText.ts';

test('finds the time from position 11 on (rule time.wire)', () => {
  expect(timePart('2026-05-01 06:12:09')).toBe('06:12:09');
  expect(shortTime('2026-05-01 06:12:09')).toBe('06:12');
  expect(datePart('2026-05-01 06:12:09')).toBe('2026-05-01');
});

test('sorts texts of one shape by time', () => {
  const times = ['2026-05-01 06:12:09', '2025-12-31 23:59:59', '2026-05-01 06:12:09', '2026-05-01 06:12:08'];
  expect(times.toSorted(earliestFirst)).toEqual([times[1], times[3], times[0], times[2]]);
  expect(earliestFirst('2026-05-01', '2026-05-01')).toBe(0);
  expect(earliestFirst('2026-05-02', '2026-05-01')).toBe(1);
});
