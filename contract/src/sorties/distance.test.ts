import fc from 'fast-check';
import {
  addDistanceHint,
  amountIn,
  distanceFromNotes,
  distanceInvalid,
  distanceInWords,
  formatAmount,
  formatDistance,
  formatIn,
  hundredthsOfMeters,
  readAmount,
  storedHundredths,
  tidyMiles,
} from './distance.ts';
import { KM_MAX } from './limits.ts';
import { ADD_MILES_HINT, MILES_INVALID } from './messages.ts';
import { formatMiles, mayLandMiles, metersOf, milesFromNotes, milesOf } from './miles.ts';

const meters = fc.integer({ min: 0, max: KM_MAX * 1_000 });
const hundredths = fc.integer({ min: 0, max: 20_000 });
/** As the wire shows stored miles. */
const shown = (stored: number): number => stored / 100;

test('12.0 km typed reads 12.0 km, however often it is sent, stored and shown', () => {
  let miles = readAmount('12.0', 'km');
  for (let round = 0; round < 10; round += 1) {
    expect(formatDistance(miles ?? 0, 'km')).toBe('12.0 km');
    miles = shown(storedHundredths(miles ?? 0));
  }
});

describe('what is stored (rule distance.stored)', () => {
  test('every whole meter comes back as it was entered, and may be landed', () => {
    fc.assert(
      fc.property(meters, (entered) => {
        const miles = milesOf(entered);
        expect(mayLandMiles(miles)).toBe(true);
        const stored = storedHundredths(miles);
        expect(metersOf(shown(stored))).toBe(entered);
        expect(mayLandMiles(shown(stored))).toBe(true);
        expect(storedHundredths(shown(stored))).toBe(stored);
      }),
    );
  });

  test('every hundredth of a mile is stored as a whole number, as before', () => {
    fc.assert(
      fc.property(hundredths, (whole) => {
        expect(storedHundredths(whole / 100)).toBe(whole);
      }),
    );
  });

  test('sums of both are exact: in any order, and after any are taken back', () => {
    const outing = fc.oneof(hundredths, meters.map(hundredthsOfMeters));
    fc.assert(
      fc.property(
        fc.array(outing, { maxLength: 200 }),
        fc.array(outing, { maxLength: 200 }),
        (kept, gone) => {
          const plain = kept.reduce((sum, one) => sum + one, 0);
          const forth = [...kept, ...gone].reduce((sum, one) => sum + one, 0);
          const back = gone.reduceRight((sum, one) => sum - one, forth);
          expect(back).toBe(plain);
          expect([...kept].reverse().reduce((sum, one) => sum + one, 0)).toBe(plain);
        },
      ),
    );
  });

  test('the meters of a sum are the sum of the meters', () => {
    fc.assert(
      fc.property(fc.array(meters, { maxLength: 1_000 }), (outings) => {
        const sum = outings.map(hundredthsOfMeters).reduce((all, one) => all + one, 0);
        expect(metersOf(shown(sum))).toBe(outings.reduce((all, one) => all + one, 0));
      }),
    );
  });

  test('five million miles have as exact a sum', () => {
    const club = 5_000_000 * 100;
    const outing = hundredthsOfMeters(8_501);
    expect(club + outing - club).toBe(outing);
  });

  test.each([7.4565, 0.0005, 1 / 3])('%d miles are neither hundredths nor whole meters', (miles) => {
    expect(mayLandMiles(miles)).toBe(false);
  });
});

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
])('%d miles are %j mi, %j km, %j m', (miles, mi, km, m) => {
  expect(formatIn(miles, 'mi')).toBe(mi);
  expect(formatIn(miles, 'km')).toBe(km);
  expect(formatIn(miles, 'm')).toBe(m);
});

test('miles read as they ever did', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (miles) => {
      expect(formatIn(miles, 'mi')).toBe(formatMiles(miles));
    }),
  );
});

test('amounts are numbers of the unit', () => {
  expect(amountIn(milesOf(20_500), 'km')).toBe(20.5);
  expect(amountIn(milesOf(20_500), 'm')).toBe(20_500);
  expect(amountIn(7.456, 'mi')).toBe(7.46);
  expect(formatAmount(1_000, 'km')).toBe('1,000.0');
  expect(tidyMiles(0.1 + 0.2)).toBe(0.3);
  expect(distanceInWords(1, 'mi')).toBe('1 mile');
  expect(distanceInWords(5.5, 'mi')).toBe('5.5 miles');
  expect(distanceInWords(milesOf(12_000), 'km')).toBe('12.0 km');
});

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
  ] as const)('%j in %s is %d m', (typed, unit, entered) => {
    expect(readAmount(typed, unit)).toBe(milesOf(entered));
  });

  test.each([
    ['5.25', 5.25],
    ['5,5', 5.5],
    ['200', 200],
  ])('%j is %d miles', (typed, miles) => {
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
  ] as const)('%j in %s is refused', (typed, unit) => {
    expect(readAmount(typed, unit)).toBeNull();
  });

  test('what is shown can be typed again, but for its commas', () => {
    fc.assert(
      fc.property(meters, fc.constantFrom('km' as const, 'm' as const), (entered, unit) => {
        const text = formatIn(milesOf(entered), unit).replaceAll(',', '');
        expect(readAmount(text, unit)).toBe(milesOf(entered));
      }),
    );
  });

  test('refusals and hints name the unit', () => {
    expect(distanceInvalid('mi')).toBe(MILES_INVALID);
    expect(distanceInvalid('km')).toMatch(/kilometers from 0 to 320/);
    expect(distanceInvalid('m')).toMatch(/meters from 0 to 320,000/);
    expect(addDistanceHint('mi')).toBe(ADD_MILES_HINT);
    expect(addDistanceHint('km')).toMatch(/^Please add kilometers/);
  });
});

describe('distanceFromNotes (rule distance.notes)', () => {
  test.each([
    ['8.5 steady', 8_500, 'steady'],
    ['12.0', 12_000, ''],
    ['32.0 long', 32_000, 'long'],
    ['8000 m in the basin', 8_000, 'in the basin'],
    ['1,600 one way', 1_600, 'one way'],
    ['30000', 30_000, ''],
    ['8 km', 8_000, ''],
    ['32 km', 32_000, ''],
    ['10k race', 10_000, 'race'],
  ])('%j is %d m where kilometers or meters are shown', (notes, entered, rest) => {
    for (const unit of ['km', 'm'] as const) {
      const read = distanceFromNotes(notes, unit);
      expect([read.miles, read.notes]).toEqual([milesOf(entered), rest]);
    }
  });

  test('a named mile is a mile', () => {
    expect(distanceFromNotes('5 miles', 'km').miles).toBe(5);
  });

  test.each(['32.1 long', '33 km', '20', '1000', '30001 m', '21 miles', 'steady'])('%j is none', (notes) => {
    expect(distanceFromNotes(notes, 'km')).toEqual({ miles: 0, unit: null, notes });
  });

  test('mile clubs keep their rule', () => {
    fc.assert(
      fc.property(fc.string(), (notes) => {
        expect(distanceFromNotes(notes, 'mi')).toEqual(milesFromNotes(notes));
      }),
    );
    expect(distanceFromNotes('8000 m', 'mi').miles).toBe(5);
  });
});
