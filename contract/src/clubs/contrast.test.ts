import { channelsOf, contrastRatio, textOn } from './contrast.ts';

test('calculates the contrast of both extremes and of a known pair', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
  expect(contrastRatio('#336699', '#336699')).toBe(1);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  // A channel value up to 10 is on the straight part of the curve.
  expect(contrastRatio('#000A00', '#0A0000')).toBeCloseTo(1.0301, 4);
});

test('splits a color into its channels, red first', () => {
  expect(channelsOf('#0B4F6c')).toEqual([11, 79, 108]);
});

test.each([
  ['#F4E9D8', '#000000'],
  ['#12304A', '#FFFFFF'],
  ['#757575', '#FFFFFF'],
  ['#767676', '#000000'],
])('chooses for text on %s: %s', (colour, text) => {
  expect(textOn(colour)).toBe(text);
  expect(contrastRatio(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
});
