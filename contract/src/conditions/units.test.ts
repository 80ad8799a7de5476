import fc from 'fast-check';
import { isLine, isMeasurable } from './rules.ts';
import {
  AS_MEASURED,
  comparedValue,
  INPUTS,
  shownText,
  UNITS_OF,
  valueIn,
  valueText,
  type Input,
  type Unit,
} from './units.ts';

test.each([
  ['wind', 36, 'kmh', 10],
  ['wind', 10, 'mph', 4.4704],
  ['gust', 20, 'kn', 10.288_889],
  ['wind', 5, 'bft', 8],
  ['waterC', 50, 'F', 10],
  ['airC', -40, 'F', -40],
  ['airPlusWaterF', 90, 'F', 90],
  ['level', 1.42, 'm', 142],
  ['level', 10, 'ft', 304.8],
  ['visibility', 1, 'mi', 1_609.344],
  ['flow', 1_000, 'cfs', 28.316_847],
] satisfies [Input, number, Unit, number][])('compares %s of %d %s as %d', (input, value, unit, compared) => {
  expect(comparedValue(input, value, unit)).toBeCloseTo(compared, 5);
});

test('returns a value unchanged from every unit', () => {
  const measured = fc.constantFrom(...INPUTS).chain((input) =>
    fc.record({
      input: fc.constant(input),
      unit: fc.constantFrom(...UNITS_OF[input]),
      value: fc.double({ min: -1_000, max: 1_000, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(measured, ({ input, unit, value }) => {
      fc.pre(unit !== 'bft');
      expect(valueIn(input, comparedValue(input, value, unit), unit)).toBeCloseTo(value, 6);
    }),
  );
});

test("begins each step of Beaufort's scale where the one before ends", () => {
  const steps = Array.from({ length: 13 }, (_, step) => step);
  expect(steps.map((step) => valueIn('wind', comparedValue('wind', step, 'bft'), 'bft'))).toEqual(steps);
  expect(valueIn('wind', 7.99, 'bft')).toBe(4);
});

test.each([
  ['waterC', -999, 'C', false],
  ['level', -999_999, 'ft', false],
  ['waterC', 9.4, 'C', true],
  ['waterC', 49, 'F', true],
  ['waterC', 9.4, 'kn', false],
  ['wind', -1, 'mps', false],
  ['wind', Number.NaN, 'mps', false],
  ['lightning', 2, 'step', false],
] as const)('accepts for %s a value of %d %s: %s (rule condition.readings)', (input, value, unit, is) => {
  expect(isMeasurable(input, value, unit)).toBe(is);
});

test('formats values with one decimal, and none from a hundred on', () => {
  expect([valueText(9.44, 'C'), valueText(142.4, 'cm'), valueText(0, 'step')]).toEqual([
    '9.4 °C',
    '142 cm',
    '0',
  ]);
});

test.each([
  ['wind', 5, 'bft', true],
  ['wind', 5.5, 'bft', false],
  ['wind', 13, 'bft', false],
  ['wind', 25, 'mph', true],
  ['waterC', 50, 'F', true],
  ['waterC', 50, 'C', false],
  ['waterC', 10, 'cm', false],
  ['airPlusWaterF', 90, 'F', true],
  ['airPlusWaterF', 900, 'F', false],
  ['light', 1, 'step', true],
  ['light', 3, 'step', false],
  ['alert', 1.5, 'step', false],
  ['level', Number.NaN, 'cm', false],
] satisfies [Input, number, Unit, boolean][])(
  'accepts for %s a limit of %d %s: %s (rule condition.rules)',
  (input, value, unit, may) => {
    expect(isLine(input, value, unit)).toBe(may);
  },
);

test('shows a value without a chosen unit unchanged (rule condition.units)', () => {
  const units = { ...AS_MEASURED, temperature: 'F' } as const;
  expect(shownText('waterC', 10, 'C', units)).toBe('50 °F');
  expect(shownText('wind', 10, 'mph', units)).toBe('10 mph');
  expect(shownText('visibility', 150, 'm', units)).toBe('150 m');
  expect(shownText('airPlusWaterF', 90, 'F', { ...units, temperature: 'C' })).toBe('90 °F');
  expect(shownText('waterC', 10, 'C', undefined)).toBe('10 °C');
});
