import fc from 'fast-check';
import { hundredthsOfMeters, mayLandMiles, storedHundredths, tidyMiles } from './distance.ts';
import { readAmount } from './distanceEntry.ts';
import { formatDistance } from './distanceText.ts';
import { KM_MAX } from './limits.ts';
import { metersOf, milesOf } from './miles.ts';

const meters = fc.integer({ min: 0, max: KM_MAX * 1_000 });
const hundredths = fc.integer({ min: 0, max: 20_000 });
/** Stored miles as sent on the wire. */
const shown = (stored: number): number => stored / 100;

test('shows 12.0 km as typed, however often it is sent, stored and shown', () => {
  let miles = readAmount('12.0', 'km');
  for (let round = 0; round < 10; round += 1) {
    expect(formatDistance(miles ?? 0, 'km')).toBe('12.0 km');
    miles = shown(storedHundredths(miles ?? 0));
  }
});

describe('what is stored (rule distance.stored)', () => {
  test('returns every whole meter as it was entered, and lands with it', () => {
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

  test('stores every hundredth of a mile as a whole number, as before', () => {
    fc.assert(
      fc.property(hundredths, (whole) => {
        expect(storedHundredths(whole / 100)).toBe(whole);
      }),
    );
  });

  test('sums meters and miles exactly, in any order, and after any are removed', () => {
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

  test('sums meters to the meters of the sum', () => {
    fc.assert(
      fc.property(fc.array(meters, { maxLength: 1_000 }), (outings) => {
        const sum = outings.map(hundredthsOfMeters).reduce((all, one) => all + one, 0);
        expect(metersOf(shown(sum))).toBe(outings.reduce((all, one) => all + one, 0));
      }),
    );
  });

  test('sums five million miles exactly', () => {
    const club = 5_000_000 * 100;
    const outing = hundredthsOfMeters(8_501);
    expect(club + outing - club).toBe(outing);
  });

  test.each([7.4565, 0.0005, 1 / 3])(
    'refuses %d miles, which are neither hundredths nor whole meters',
    (miles) => {
      expect(mayLandMiles(miles)).toBe(false);
    },
  );
});

test('removes rounding errors of doubles from sums of miles', () => {
  expect(tidyMiles(0.1 + 0.2)).toBe(0.3);
  expect(metersOf(tidyMiles(milesOf(12_000) + milesOf(8_500)))).toBe(20_500);
});

test.each([
  [0, true],
  [200, true],
  [200.01, false],
  [-0.01, false],
  [0.01, true],
  [19.99, true],
  [5.555, false],
  [0.001, false],
  [Number.NaN, false],
  [Infinity, false],
])('accepts %p miles at a landing: %p', (miles, allowed) => {
  expect(mayLandMiles(miles)).toBe(allowed);
});
