import { HULL_COLOUR_NAMES, HULL_COLOURS, hullColourOf, hullNameFrom, isHullColour } from './hullColours.ts';

test('offers ten hull colors, each its own (rule boat.hull)', () => {
  expect(HULL_COLOUR_NAMES).toHaveLength(10);
  expect(new Set(Object.values(HULL_COLOURS)).size).toBe(10);
});

test.each([
  ['white', true],
  ['White', false],
  ['toString', false],
  ['', false],
])('accepts %j as a hull color: %p', (name, expected) => {
  expect(isHullColour(name)).toBe(expected);
});

test('draws a boat in the color it was given', () => {
  expect(hullColourOf({ _id: '64a000000000000000000001', hull: 'maroon' })).toBe(HULL_COLOURS.maroon);
});

test.each([null, undefined])('draws a boat without a color (%p) in that of its id', (hull) => {
  const _id = '64a000000000000000000001';
  expect(hullColourOf({ _id, hull })).toBe(HULL_COLOURS[hullNameFrom(_id)]);
});

test('chooses among all ten colors by the id, the same each time', () => {
  const ids = Array.from({ length: 200 }, (_, n) => `64a0000000000000000${(n + 4096).toString(16)}a`);
  const names = ids.map(hullNameFrom);
  expect(new Set(names).size).toBe(10);
  expect(ids.map(hullNameFrom)).toEqual(names);
  expect(hullNameFrom('a')).toBe('green');
});
