import { expect, test } from '@jest/globals';
import { dayText, monthName, weekdayDayText, weekdayName } from './dayText.ts';

test('dayText shows the year only of a day in another year', () => {
  expect(dayText('2026-05-01', '2026-11-26')).toBe('May 1');
  expect(dayText('2027-05-01', '2026-11-26')).toBe('May 1, 2027');
  expect(dayText('2026-05-01 23:59:59', '2026-05-01 00:00:00')).toBe('May 1');
});

test('writes weekdays, months and days', () => {
  expect(weekdayDayText('2026-05-01')).toBe('Fri May 1');
  expect(weekdayName('2026-05-03 06:12:09')).toBe('Sun');
  expect(monthName('2026-12')).toBe('Dec');
});
