import { formatAge } from './formatAge.ts';

const MINUTE_MS = 60_000;

describe('formatAge', () => {
  it.each([
    [-5_000, 'just now'],
    [59_999, 'just now'],
    [MINUTE_MS, '1 min ago'],
    [59 * MINUTE_MS, '59 min ago'],
    [60 * MINUTE_MS, '1 h ago'],
    [24 * 60 * MINUTE_MS - 1, '23 h ago'],
    [24 * 60 * MINUTE_MS, '1 day ago'],
    [48 * 60 * MINUTE_MS, '2 days ago'],
  ])('%d ms are %s', (ageMs, text) => {
    expect(formatAge(ageMs)).toBe(text);
  });
});
