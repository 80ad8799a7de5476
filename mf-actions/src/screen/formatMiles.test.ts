import { formatMiles } from './formatMiles.ts';

describe('formatMiles', () => {
  it.each([
    [0, '0'],
    [5.5, '5.5'],
    [1204.504, '1,204.5'],
    [0.1 + 0.2, '0.3'],
  ])('writes %d as %s', (miles, text) => {
    expect(formatMiles(miles)).toBe(text);
  });
});
