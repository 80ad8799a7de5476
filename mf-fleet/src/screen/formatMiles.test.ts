import { formatMiles } from './formatMiles.ts';
import { tabLabel } from './tabLabel.ts';

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
