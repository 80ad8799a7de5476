import { isIdleTooLong } from './isIdleTooLong.ts';

test.each([
  [0, false, false],
  [1, false, false],
  [2, false, true],
  [2, true, false],
  [4, true, false],
  [5, true, true],
])('decides after %d cycles, busy %s: left alone %s', (cycles, isBusy, expected) => {
  expect(isIdleTooLong(cycles, isBusy)).toBe(expected);
});
