import fc from 'fast-check';
import { roundTicks } from './roundTicks.ts';

it.each([
  [1350.7, [0, 400, 800, 1200, 1600]],
  [10, [0, 4, 8, 12]],
  [4, [0, 1, 2, 3, 4]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [20_000, [0, 5000, 10_000, 15_000, 20_000]],
])('%p', (most, ticks) => {
  expect(roundTicks(most)).toEqual(ticks);
});

it('returns at most five ticks, evenly apart, the last at or above the maximum (rule chart.axis)', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100_000, noNaN: true }), (most) => {
      const ticks = roundTicks(most);
      const [first = NaN, step = NaN] = ticks;
      expect(first).toBe(0);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-9));
      ticks.forEach((tick, index) => expect(tick).toBeCloseTo(index * step));
    }),
  );
});
