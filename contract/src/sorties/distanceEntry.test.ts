import fc from 'fast-check';
import { readAmount } from './distanceEntry.ts';
import { formatIn } from './distanceText.ts';
import { KM_MAX } from './limits.ts';
import { ADD_MILES_HINT, MILES_INVALID, addDistanceHint, distanceInvalid } from './texts.ts';
import { milesOf } from './miles.ts';

const meters = fc.integer({ min: 0, max: KM_MAX * 1_000 });

describe('readAmount (rule distance.entry)', () => {
  test.each([
    ['', 'km', 0],
    ['12', 'km', 12_000],
    ['12.0', 'km', 12_000],
    [' 12,5 ', 'km', 12_500],
    ['.75', 'km', 750],
    ['8.', 'km', 8_000],
    ['8.001', 'km', 8_001],
    ['320', 'km', 320_000],
    ['8000', 'm', 8_000],
    ['320000', 'm', 320_000],
  ] as const)('reads %j in %s as %d m', (typed, unit, entered) => {
    expect(readAmount(typed, unit)).toBe(milesOf(entered));
  });

  test.each([
    ['5.25', 5.25],
    ['5,5', 5.5],
    ['200', 200],
  ])('reads %j as %d miles', (typed, miles) => {
    expect(readAmount(typed, 'mi')).toBe(miles);
  });

  test.each([
    ['8.0001', 'km'],
    ['320.001', 'km'],
    ['1,234.5', 'km'],
    ['-1', 'km'],
    ['1e1', 'km'],
    ['.', 'km'],
    ['8 km', 'km'],
    ['8000.5', 'm'],
    ['8,000', 'm'],
    ['320001', 'm'],
    ['5.255', 'mi'],
    ['200.01', 'mi'],
    ['five', 'mi'],
  ] as const)('refuses %j in %s', (typed, unit) => {
    expect(readAmount(typed, unit)).toBeNull();
  });

  test('accepts what is shown when typed again without its commas', () => {
    fc.assert(
      fc.property(meters, fc.constantFrom('km' as const, 'm' as const), (entered, unit) => {
        const text = formatIn(milesOf(entered), unit).replaceAll(',', '');
        expect(readAmount(text, unit)).toBe(milesOf(entered));
      }),
    );
  });

  test('names the unit in refusals and hints', () => {
    expect(distanceInvalid('mi')).toBe(MILES_INVALID);
    expect(distanceInvalid('km')).toMatch(/kilometers from 0 to 320/);
    expect(distanceInvalid('m')).toMatch(/meters from 0 to 320,000/);
    expect(addDistanceHint('mi')).toBe(ADD_MILES_HINT);
    expect(addDistanceHint('km')).toMatch(/^Please add kilometers/);
  });
});
