import { seasonFileName, seasonName, seasonOfDay, seasonSpan } from './season.ts';
import { addDays } from './weeks.ts';

test.each([
  ['2026-01-01', '01-01', 2026],
  ['2026-12-31', '01-01', 2026],
  ['2026-08-31', '09-01', 2025],
  ['2026-09-01', '09-01', 2026],
  ['2028-02-29', '02-29', 2028],
  ['2027-02-28', '02-29', 2026],
  ['2027-03-01', '02-29', 2027],
])('puts %s with a season from %s into season %p (rule credit.season)', (day, start, season) => {
  expect(seasonOfDay(day, start)).toBe(season);
});

test.each(['01-01', '03-01', '09-15', '12-31'])('has each day once in a season from %s', (start) => {
  for (let season = 2019; season <= 2030; season += 1) {
    const span = seasonSpan(season, start);
    expect(seasonOfDay(span.start, start)).toBe(season);
    expect(seasonOfDay(span.end, start)).toBe(season);
    expect(seasonSpan(season + 1, start).start).toBe(addDays(span.end, 1));
  }
});

test('names a season over New Year by both years', () => {
  expect(seasonName(2026, '01-01')).toBe('2026');
  expect(seasonName(2025, '09-01')).toBe('2025/26');
  expect(seasonName(2099, '09-01')).toBe('2099/00');
});

test('writes a season in a file name without a slash', () => {
  expect(seasonFileName(2026, '01-01')).toBe('2026');
  expect(seasonFileName(2025, '09-01')).toBe('2025-26');
});
