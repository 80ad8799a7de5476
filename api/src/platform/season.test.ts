import { seasonOfDay } from './season.ts';

test.each([
  ['2026-01-01', '01-01', 2026],
  ['2026-12-31', '01-01', 2026],
  ['2026-08-31', '09-01', 2025],
  ['2026-09-01', '09-01', 2026],
  ['2028-02-29', '02-29', 2028],
  ['2027-02-28', '02-29', 2026],
  ['2027-03-01', '02-29', 2027],
])('%s with a season from %s is season %p', (day, start, season) => {
  expect(seasonOfDay(day, start)).toBe(season);
});
