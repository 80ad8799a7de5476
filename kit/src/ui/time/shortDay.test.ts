import { shortDay } from './shortDay.ts';

it.each([
  ['2026-05-01 00:00:00', 'May 1'],
  ['2026-12-31 23:59:59', 'Dec 31'],
  ['2026-02-09', 'Feb 9'],
])('shortDay(%j) is %j', (text, day) => {
  expect(shortDay(text)).toBe(day);
});
