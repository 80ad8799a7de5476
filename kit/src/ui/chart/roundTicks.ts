/** Round steps, times a power of ten. */
const STEPS = [1, 2, 4, 5, 10];

/** Removes the error that binary fractions add to decimal ones. */
const round = (value: number): number => Number(value.toPrecision(12));

/**
 * Returns the ticks of an axis from 0: at most five, at round values, the last at or above `most`. `roundTicks(1350)` is 0,
 * 400, 800, 1200, 1600 (rule chart.axis).
 * @param most above 0
 */
export function roundTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = (STEPS.find((each) => each * power * 4 >= most) ?? 10) * power;
  const count = Math.ceil(round(most / step));
  return Array.from({ length: count + 1 }, (_, index) => round(index * step));
}
