import { timeOut } from './timeOut.ts';

const MINUTE_MS = 60_000;
const LAUNCH_MS = Date.UTC(2026, 4, 1, 10, 12, 9);

describe('timeOut', () => {
  it.each([
    [0, '0 min'],
    [59_999, '0 min'],
    [42 * MINUTE_MS, '42 min'],
    [65 * MINUTE_MS, '1 h 05 min'],
    [26 * 60 * MINUTE_MS, '26 h 00 min'],
    [-5 * MINUTE_MS, '0 min'],
  ])('%d ms after the launch is %s', (sinceMs, text) => {
    expect(timeOut(LAUNCH_MS, LAUNCH_MS + sinceMs)).toBe(text);
  });
});
