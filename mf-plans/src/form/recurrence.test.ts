import fc from 'fast-check';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { clockOf, timeOf } from './formTime.ts';
import {
  firstUntil,
  untilDate,
  untilDays,
  untilMonths,
  untilRefusal,
  untilWeekdays,
  withMonth,
} from './recurrence.ts';

test("lists months from the plan's on, for a year", () => {
  expect(untilMonths('2026-11-28')).toEqual([
    ...['2026-11', '2026-12'],
    ...[
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
    ],
  ]);
});

test('lists days of the current month from tomorrow on', () => {
  expect(untilDays('2026-05', '2026-05-29')).toEqual([30, 31]);
  expect(untilDays('2026-05', '2026-05-31')).toEqual([]);
  expect(untilDays('2028-02', '2026-05-29')).toHaveLength(29);
});

test('lists weekdays within the span, and all seven for a month or more', () => {
  expect(untilWeekdays('2026-05-29', { month: '2026-05', day: 31 })).toEqual([5, 6, 7]);
  expect(untilWeekdays('2026-05-29', { month: '2026-06', day: 29 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(untilWeekdays('2026-05-29', { month: '2026-05', day: 29 })).toEqual([]);
  expect(untilRefusal('2026-05-29', { month: '2026-05', day: 29 })).not.toBeNull();
});

test('keeps the day where possible when the month changes', () => {
  expect(withMonth({ month: '2026-07', day: 31 }, '2026-09', '2026-05-29')).toEqual({
    month: '2026-09',
    day: 30,
  });
  expect(withMonth({ month: '2026-07', day: 3 }, '2026-05', '2026-05-29')).toEqual({
    month: '2026-05',
    day: 30,
  });
});

test('repeats for a week by default, which is always valid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: -40, max: 40 }), (at, ahead) => {
      const date = addDays('2026-01-01', at);
      const today = addDays(date, -ahead);
      const { till, weekdays } = firstUntil(date, today);
      expect(untilRefusal(date, till)).toBeNull();
      expect(untilDays(till.month, today)).toContain(till.day);
      expect(untilWeekdays(date, till)).toEqual(expect.arrayContaining(weekdays));
      expect(untilDate(till) > today).toBe(true);
    }),
  );
});

test.each([
  ['00:00', 12, 'AM'],
  ['06:15', 6, 'AM'],
  ['12:30', 12, 'PM'],
  ['23:45', 11, 'PM'],
])('%s by hour and half', (clock, hour, half) => {
  expect(timeOf(clock)).toMatchObject({ hour, half });
  expect(clockOf(timeOf(clock))).toBe(clock);
});

test('reads hour 0 as midnight or noon', () => {
  expect(clockOf({ hour: 0, minute: 15, half: 'AM' })).toBe('00:15');
  expect(clockOf({ hour: 0, minute: 15, half: 'PM' })).toBe('12:15');
});
