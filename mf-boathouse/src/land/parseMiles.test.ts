import { parseMiles } from './parseMiles.ts';

describe('parseMiles', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['5', 5],
    [' 5.5 ', 5.5],
    ['5.', 5],
    ['.5', 0.5],
    ['7.75', 7.75],
    ['7.750', 7.75],
    ['200', 200],
  ])('reads %j as %d', (typed, miles) => {
    expect(parseMiles(typed)).toBe(miles);
  });

  it.each(['five', '5,5', '-1', '1e2', '0x10', '201', '7.756', '.', '5 6', 'Infinity'])(
    'refuses %j',
    (typed) => {
      expect(parseMiles(typed)).toBeNull();
    },
  );
});
