import fc from 'fast-check';
import {
  amountIn,
  distanceInWords,
  formatAmount,
  formatIn,
  formatSeason,
  formatSeasonIn,
} from './distanceText.ts';
import { formatMiles, milesOf } from './miles.ts';

test.each([
  [5, '5', '8.047', '8,047'],
  [0, '0', '0.0', '0'],
  [1204.5, '1,204.5', '1,938.455', '1,938,455'],
  [milesOf(12_000), '7.46', '12.0', '12,000'],
  [milesOf(8_500), '5.28', '8.5', '8,500'],
  [milesOf(12_345), '7.67', '12.345', '12,345'],
  [milesOf(999), '0.62', '0.999', '999'],
  [milesOf(12_000) + milesOf(8_500), '12.74', '20.5', '20,500'],
  [milesOf(1_234_567), '767.12', '1,234.567', '1,234,567'],
])('writes %d miles as %j mi, %j km, %j m', (miles, mi, km, m) => {
  expect(formatIn(miles, 'mi')).toBe(mi);
  expect(formatIn(miles, 'km')).toBe(km);
  expect(formatIn(miles, 'm')).toBe(m);
});

test('writes miles as before', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (miles) => {
      expect(formatIn(miles, 'mi')).toBe(formatMiles(miles));
    }),
  );
});

test('returns amounts in the unit', () => {
  expect(amountIn(milesOf(20_500), 'km')).toBe(20.5);
  expect(amountIn(milesOf(20_500), 'm')).toBe(20_500);
  expect(amountIn(7.456, 'mi')).toBe(7.46);
  expect(formatAmount(1_000, 'km')).toBe('1,000.0');
  expect(distanceInWords(1, 'mi')).toBe('1 mile');
  expect(distanceInWords(5.5, 'mi')).toBe('5.5 miles');
  expect(distanceInWords(milesOf(12_000), 'km')).toBe('12.0 km');
});

test.each([
  [312.37, 'mi', '312.4'],
  [5, 'mi', '5'],
  [1_204.96, 'mi', '1,205'],
  [milesOf(12_000), 'km', '12.0'],
  [milesOf(12_346), 'km', '12.3'],
  [milesOf(12_346), 'm', '12,346'],
] as const)(
  'formats a season of %p miles in %s as %s in a list (rule distance.lists)',
  (miles, unit, text) => {
    expect(formatSeasonIn(miles, unit)).toBe(text);
    expect(formatSeason(miles, unit)).toBe(`${text} ${unit}`);
  },
);
