import { formatMiles, roundMiles, toHundredths } from './miles.ts';

test.each([
  [0, '0'],
  [5.5, '5.5'],
  [200, '200'],
  [1204.504, '1,204.5'],
  [1234567.25, '1,234,567.25'],
  [0.1 + 0.2, '0.3'],
])('formatMiles(%d) is %j', (miles, text) => {
  expect(formatMiles(miles)).toBe(text);
});

test('sums hundredths exactly where sums of miles are not', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(toHundredths(0.1) + toHundredths(0.2)).toBe(toHundredths(0.3));
  expect(roundMiles(1234 / 1600)).toBe(0.77);
});
