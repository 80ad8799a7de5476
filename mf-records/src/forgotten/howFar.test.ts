import { howFar } from './howFar.ts';

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
])('%p is %p miles, and %p is left (rule forgotten.answer)', (typed, miles, notes) => {
  expect(howFar(typed)).toEqual({ miles, notes });
});
