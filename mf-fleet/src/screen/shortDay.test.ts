import { formatMiles } from './formatMiles.ts';
import { shortDay } from './shortDay.ts';
import { tabLabel } from './tabLabel.ts';

it.each([
  ['2026-05-01 00:00:00', 'May 1'],
  ['2026-12-31 23:59:59', 'Dec 31'],
  ['2026-02-09', 'Feb 9'],
])('shortDay(%j) is %j', (text, day) => {
  expect(shortDay(text)).toBe(day);
});

it.each([
  [0, '0'],
  [1204.5, '1,204.5'],
  [0.1 + 0.2, '0.3'],
])('formatMiles(%d) is %j', (miles, text) => {
  expect(formatMiles(miles)).toBe(text);
});

it('cuts a tab label to 14 characters', () => {
  expect(tabLabel('Straight Four with')).toBe('Straight Four');
  expect(tabLabel('Straight Pairs')).toBe('Straight Pairs');
});
