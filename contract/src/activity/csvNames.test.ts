import {
  ALL_PLANS,
  MY_PLANS,
  activityCsvName,
  plansCsvName,
  rankedCsvName,
  sortiesCsvName,
  weekCsvName,
} from './csvNames.ts';

test('CSV files are named as documented (rule sortie.file-names)', () => {
  expect(rankedCsvName('Open Men', 'trips', '2026-05-01')).toBe('Open Men-ranked-by-trips-2026-05-01.csv');
  expect(sortiesCsvName('2026-05-01')).toBe('sorties-2026-05-01.csv');
  expect(weekCsvName('8+', '2026-05-04', '2026-05-10')).toBe('8+-sorties-2026-05-04-to-2026-05-10.csv');
  expect(weekCsvName('OM', '2026-01-01', '2026-12-31')).toBe('OM-sorties-2026-01-01-to-2026-12-31.csv');
  expect(activityCsvName('me', '2026-05')).toBe('me-sorties-2026-05.csv');
  expect(activityCsvName('boat', '2026-12')).toBe('boat-sorties-2026-12.csv');
  expect(plansCsvName('HPG', '2026-05-01')).toBe('HPG-plans-2026-05-01.csv');
  expect(plansCsvName(ALL_PLANS, '2026-05-01')).toBe('All Plans-2026-05-01.csv');
  expect(plansCsvName(MY_PLANS, '2026-05-01')).toBe('My Plans-2026-05-01.csv');
});
