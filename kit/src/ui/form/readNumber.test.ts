import { readNumber } from './readNumber.ts';

test.each([
  ['', 0],
  [' 12,5 ', 12.5],
  ['12.55', 12.55],
  ['100', 100],
  ['100.01', null],
  ['12.555', null],
  ['-1', null],
  ['1e2', null],
  ['soon', null],
])('reads an amount of %p as %p', (typed, expected) => {
  expect(readNumber(typed, { most: 100 })).toBe(expected);
});

test('reads minutes as whole numbers', () => {
  expect(readNumber('1.5', { most: 100, isWhole: true })).toBeNull();
});
