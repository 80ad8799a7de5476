import { milesOf } from '@fleetwatch/contract/sorties/miles';
import { readDistanceAnswer } from './readDistanceAnswer.ts';

test.each([
  ['8', 8, ''],
  ['5.25', 5.25, ''],
  ['5,5', 5.5, ''],
  ['200', 200, ''],
  ['8000', 5, ''],
  ['8 km, windy', 5, 'windy'],
  ['12.5 miles to the bridge', 12.5, 'to the bridge'],
  ['', 0, ''],
  ['0', 0, ''],
  ['as ever', 0, 'as ever'],
  ['201', 0, '201'],
])('reads %p as %p miles, and keeps %p (rule forgotten.answer)', (typed, miles, notes) => {
  expect(readDistanceAnswer(typed, 'mi')).toEqual({ miles, notes });
});

test.each([
  ['12', 12_000, ''],
  ['12,5', 12_500, ''],
  ['8.5 to the bridge', 8_500, 'to the bridge'],
  ['8000 m', 8_000, ''],
  ['8,000', 8_000, ''],
])(
  'reads %p as %p m for members who use kilometers or meters (rule distance.notes)',
  (typed, meters, notes) => {
    expect(readDistanceAnswer(typed, 'km')).toEqual({ miles: milesOf(meters), notes });
    expect(readDistanceAnswer(typed, 'm')).toEqual({ miles: milesOf(meters), notes });
  },
);
