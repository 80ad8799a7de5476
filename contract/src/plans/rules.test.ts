import fc from 'fast-check';
import { instantOf, localTextOf } from '../time/clubTime.ts';
import { addDays, weekday } from '../time/weeks.ts';
import * as texts from './texts.ts';
import {
  landTimeRule,
  occurrencesOf,
  planDescriptionRule,
  planLimitRule,
  repetitionEndRule,
  seatCrew,
  weekdaysInSpan,
  weekdaysRule,
} from './rules.ts';
import { isNowBoarding, isPlanOver, plannedDayRule, plannedYears, planTimeRule } from './planTimes.ts';

test.each(['00:00', '06:15', '12:30', '23:45'])('accepts %s as a time', (time) => {
  expect(planTimeRule(time)).toBeNull();
});
test.each(['', '6:15', '06:10', '24:00', '06:60', '06:15:00', ' 06:15'])('refuses %j as a time', (time) => {
  expect(planTimeRule(time)).toBe(texts.PLAN_TIME_INVALID);
});

test('requires the landing after the launch', () => {
  const rule = landTimeRule('06:30');
  expect([rule('06:45'), rule('06:30'), rule('06:15'), rule('7')]).toEqual([
    null,
    texts.LAND_AFTER_LAUNCH,
    texts.LAND_AFTER_LAUNCH,
    texts.PLAN_TIME_INVALID,
  ]);
});

test('limits the text to 280 characters', () => {
  expect(planDescriptionRule(` ${'x'.repeat(280)} `)).toBeNull();
  expect(planDescriptionRule('x'.repeat(281))).toBe(texts.PLAN_DESCRIPTION_LENGTH);
});

test('accepts a limit of 1 to 60, or none', () => {
  expect([null, 1, 60].map(planLimitRule)).toEqual([null, null, null]);
  for (const limit of [0, 61, 1.5, -1]) expect(planLimitRule(limit)).toBe(texts.LIMIT_INVALID);
});

const DATE = '2026-05-01'; // A Friday.
const plan = (weeklytill: string | null, weekdays: number[]) => ({ date: DATE, weeklytill, weekdays });

test.each([
  [plan(null, []), null],
  [plan(null, [1]), texts.WEEKDAYS_NEED_END],
  [plan('2026-05-01', [5]), texts.TILL_AFTER_START],
  [plan('2026-04-30', [5]), texts.TILL_AFTER_START],
  [plan('2026-05-02', [6]), null],
  [plan('2027-05-02', [6]), null],
  [plan('2027-05-03', [6]), texts.REPEATS_TOO_LONG],
])('judges whether the repetition %j ends correctly (rule plan.repeats)', (repetition, refusal) => {
  expect(repetitionEndRule(repetition)).toBe(refusal);
});

test('repeats on the chosen weekdays, both ends included', () => {
  expect(occurrencesOf(plan(null, []))).toEqual([DATE]);
  expect(occurrencesOf(plan('2026-05-15', [5]))).toEqual(['2026-05-01', '2026-05-08', '2026-05-15']);
  expect(occurrencesOf(plan('2026-05-08', [2, 7]))).toEqual(['2026-05-03', '2026-05-05']);
  expect(weekdaysRule(plan('2026-05-03', [2]))).toBe(texts.NO_WEEKDAY_IN_SPAN);
  expect(weekdaysRule(plan('2026-05-05', [2]))).toBeNull();
});

test('offers the weekdays within a short span', () => {
  expect(weekdaysInSpan(DATE, '2026-05-03')).toEqual([5, 6, 7]);
  expect(weekdaysInSpan(DATE, '2026-05-04')).toEqual([1, 5, 6, 7]);
  expect(weekdaysInSpan(DATE, '2026-06-30')).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

describe('a repetition, whatever its days (rule plan.repeats)', () => {
  const repetition = fc.record({
    start: fc.integer({ min: 0, max: 3_000 }),
    length: fc.integer({ min: 1, max: 366 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  });
  const unfolded = ({ start, length, weekdays }: { start: number; length: number; weekdays: number[] }) => {
    const date = addDays('2024-01-01', start);
    const weeklytill = addDays(date, length);
    return { date, weeklytill, weekdays, days: occurrencesOf({ date, weeklytill, weekdays }) };
  };

  test('has every chosen weekday of the span once, and no other day', () => {
    fc.assert(
      fc.property(repetition, (asked) => {
        const { date, weeklytill, weekdays, days } = unfolded(asked);
        const inSpan = Array.from({ length: asked.length + 1 }, (_, at) => addDays(date, at));
        expect(days).toEqual(inSpan.filter((day) => weekdays.includes(weekday(day))));
        expect(repetitionEndRule({ date, weeklytill, weekdays })).toBeNull();
        expect(weekdaysRule({ date, weeklytill, weekdays }) === null).toBe(days.length > 0);
      }),
    );
  });

  test("repeats at 7:00 by the club's clock on each of its days, across changes of the clock", () => {
    const zones = ['America/New_York', 'Europe/Zurich', 'Australia/Lord_Howe', 'America/Santiago'];
    fc.assert(
      fc.property(repetition, fc.constantFrom(...zones), (asked, zone) => {
        for (const day of unfolded(asked).days) {
          const [launch, land] = [`${day} 07:00:00`, `${day} 08:30:00`];
          expect(localTextOf(instantOf(launch, zone), zone)).toBe(launch);
          expect(instantOf(land, zone) - instantOf(launch, zone)).toBe(90 * 60_000);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  ['2026-05-01 07:00:00', true],
  ['2026-05-01 06:30:00', true],
  ['2026-05-01 07:30:00', true],
  ['2026-05-01 06:15:00', false],
  ['2026-05-01 07:45:00', false],
  ['2026-05-02 07:00:00', false],
])('shows a plan for %s as boarding at seven: %p (rule plan.now-boarding)', (launchtime, isBoarding) => {
  expect(isNowBoarding(launchtime, '2026-05-01 07:00:59')).toBe(isBoarding);
});

test.each([
  [
    ['a', 'b', 'c'],
    [2, 2],
    [['a', 'b'], ['c']],
  ],
  [
    ['a', 'b'],
    [4, 4],
    [['a'], ['b']],
  ],
  [['a'], [4, 4], [['a'], []]],
  [[], [1], [[]]],
  [['a', 'b', 'c'], [2], null],
  [['a', 'b', 'c', 'd'], [4], [['a', 'b', 'c', 'd']]],
])('distributes %j into %j as %j', (people, seats, crews) => {
  expect(seatCrew(people, seats)).toEqual(crews);
});

test('leaves no one ashore and seats no one twice', () => {
  const seats = fc.array(fc.constantFrom(1, 2, 4, 9), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(seats, fc.integer({ min: 0, max: 40 }), (boats, count) => {
      const people = Array.from({ length: count }, (_, at) => String(at));
      const crews = seatCrew(people, boats);
      const room = boats.reduce((sum, each) => sum + each, 0);
      expect(crews === null).toBe(count > room);
      if (crews === null) return;
      expect(crews.flat()).toEqual(people);
      crews.forEach((crew, at) => expect(crew.length).toBeLessThanOrEqual(boats[at] ?? 0));
      if (count >= boats.length) for (const crew of crews) expect(crew).not.toEqual([]);
    }),
  );
});

test('accepts plans for this year and the next (rule plan.years)', () => {
  expect(plannedYears('2026-05-29')).toEqual([2027, 2026]);
  expect(plannedDayRule('2027-12-31', '2026-05-29')).toBeNull();
  expect(plannedDayRule('2028-01-01', '2026-05-29')).toBe(texts.PLANNED_YEARS);
});

test.each([
  ['2026-05-29 11:59:59', false],
  ['2026-05-29 12:00:00', true],
  ['2026-06-01 06:00:00', true],
  ['2026-05-28 18:00:00', false],
])('treats a plan that lands at noon of May 29 as over at %s: %p', (now, isOver) => {
  expect(isPlanOver('2026-05-29 12:00:00', now)).toBe(isOver);
});
