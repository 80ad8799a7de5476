import { seasonSpan } from '@fleetwatch/contract/time/season';
import { seasonTotals } from './seasonTotals.ts';

const seasonOf = (season: number, days: Record<string, number>, start = '01-01') => ({
  season,
  ...seasonSpan(season, start),
  days: Object.entries(days).map(([date, miles]) => ({ date, miles })),
});
const on = (today: string, seasonStart = '01-01') => ({ today, seasonStart, unit: 'mi' as const });

it('compares to the same day of the season before (rule activity.season)', () => {
  const before = seasonOf(2025, { '2025-02-01': 10, '2025-05-13': 5.4, '2025-05-14': 80 });
  const season = seasonOf(2026, { '2026-01-04': 360.7 });
  expect(seasonTotals(season, before, on('2026-05-13'))).toMatchObject({
    isRunning: true,
    until: '2026-05-13',
    miles: 360.7,
    milesBefore: 15.4,
    totalBefore: 95.4,
    difference: '+345 vs. last year',
  });
});

it('compares past seasons as wholes, by name', () => {
  const before = seasonOf(2024, { '2024-12-31': 1400 });
  expect(seasonTotals(seasonOf(2025, { '2025-01-01': 10 }), before, on('2026-05-13'))).toMatchObject({
    isRunning: false,
    until: '2025-12-31',
    difference: '−1,390 vs. 2024',
  });
});

it('counts the leap day up to itself, in a year that has none', () => {
  const before = seasonOf(2027, { '2027-02-28': 3, '2027-03-01': 4 });
  expect(seasonTotals(seasonOf(2028, {}), before, on('2028-02-29')).milesBefore).toBe(3);
});

it('shows no difference when it is under half a mile', () => {
  const before = seasonOf(2025, { '2025-01-01': 10.4 });
  expect(seasonTotals(seasonOf(2026, { '2026-01-01': 10 }), before, on('2026-01-01')).difference).toBe(
    'same as last year',
  );
});

it('shows no difference from a season without miles', () => {
  const season = seasonOf(2026, { '2026-01-01': 10 });
  expect(seasonTotals(season, seasonOf(2025, {}), on('2026-05-13')).difference).toBeNull();
});

it('counts over New Year where the club begins in September', () => {
  const before = seasonOf(2024, { '2025-01-10': 4, '2025-02-10': 7 }, '09-01');
  const season = seasonOf(2025, { '2025-09-02': 7 }, '09-01');
  expect(seasonTotals(season, before, on('2026-01-10', '09-01'))).toMatchObject({
    name: '2025/26',
    nameBefore: '2024/25',
    miles: 7,
    milesBefore: 4,
    difference: '+3 vs. last year',
  });
});
