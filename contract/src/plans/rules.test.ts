import * as texts from './messages.ts';
import {
  landTimeRule,
  occurrencesOf,
  planDescriptionRule,
  planLimitRule,
  planTimeRule,
  repetitionEndRule,
  weekdaysInSpan,
  weekdaysRule,
} from './rules.ts';

test.each(['00:00', '06:15', '12:30', '23:45'])('%s is a time', (time) => {
  expect(planTimeRule(time)).toBeNull();
});
test.each(['', '6:15', '06:10', '24:00', '06:60', '06:15:00', ' 06:15'])('%j is none', (time) => {
  expect(planTimeRule(time)).toBe(texts.PLAN_TIME_INVALID);
});

test('landing comes after launching', () => {
  const rule = landTimeRule('06:30');
  expect([rule('06:45'), rule('06:30'), rule('06:15'), rule('7')]).toEqual([
    null,
    texts.LAND_AFTER_LAUNCH,
    texts.LAND_AFTER_LAUNCH,
    texts.PLAN_TIME_INVALID,
  ]);
});

test('280 characters', () => {
  expect(planDescriptionRule(` ${'x'.repeat(280)} `)).toBeNull();
  expect(planDescriptionRule('x'.repeat(281))).toBe(texts.PLAN_DESCRIPTION_LENGTH);
});

test('a limit is 1 to 60, or none', () => {
  expect([null, 1, 60].map(planLimitRule)).toEqual([null, null, null]);
  for (const limit of [0, 61, 1.5, -1]) expect(planLimitRule(limit)).toBe(texts.LIMIT_INVALID);
});

const DATE = '2026-05-01'; // a Friday
const plan = (weeklytill: string | null, weekdays: number[]) => ({ date: DATE, weeklytill, weekdays });

test.each([
  [plan(null, []), null],
  [plan(null, [1]), texts.WEEKDAYS_NEED_END],
  [plan('2026-05-01', [5]), texts.TILL_AFTER_START],
  [plan('2026-04-30', [5]), texts.TILL_AFTER_START],
  [plan('2026-05-02', [6]), null],
  [plan('2027-05-02', [6]), null],
  [plan('2027-05-03', [6]), texts.REPEATS_TOO_LONG],
])('%j ends rightly or not', (repetition, refusal) => {
  expect(repetitionEndRule(repetition)).toBe(refusal);
});

test('occurrences are the chosen weekdays, both ends included', () => {
  expect(occurrencesOf(plan(null, []))).toEqual([DATE]);
  expect(occurrencesOf(plan('2026-05-15', [5]))).toEqual(['2026-05-01', '2026-05-08', '2026-05-15']);
  expect(occurrencesOf(plan('2026-05-08', [2, 7]))).toEqual(['2026-05-03', '2026-05-05']);
  expect(weekdaysRule(plan('2026-05-03', [2]))).toBe(texts.NO_WEEKDAY_IN_SPAN);
  expect(weekdaysRule(plan('2026-05-05', [2]))).toBeNull();
});

test('weekdays of a short span are the ones in it', () => {
  expect(weekdaysInSpan(DATE, '2026-05-03')).toEqual([5, 6, 7]);
  expect(weekdaysInSpan(DATE, '2026-05-04')).toEqual([1, 5, 6, 7]);
  expect(weekdaysInSpan(DATE, '2026-06-30')).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
