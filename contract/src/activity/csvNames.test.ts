import {
  ALL_PLANS,
  MY_PLANS,
  activityCsvName,
  plansCsvName,
  rankedCsvName,
  sortiesCsvName,
  weekCsvName,
} from './csvNames.ts';

test('CSV files are named as documented (rules sortie.file-names, boat.ranked-file, plan.file)', () => {
  expect(rankedCsvName('Open Men', '2026-05-01')).toBe('Open Men-ranked-2026-05-01.csv');
  expect(sortiesCsvName('2026-05-01')).toBe('sorties-2026-05-01.csv');
  expect(weekCsvName('8+', '2026-05-04', '2026-05-10')).toBe('8+-May-4-10.csv');
  expect(weekCsvName('8+', '2026-05-30', '2026-05-31')).toBe('8+-May-30-31.csv');
  expect(weekCsvName('OM', '2026-01-01', '2026-12-31')).toBe('OM-Jan-1-Dec-31.csv');
  expect(activityCsvName('me', '2026-05')).toBe('me-may.csv');
  expect(activityCsvName('user', '2026-01')).toBe('user-jan.csv');
  expect(activityCsvName('boat', '2026-12')).toBe('boat-dec.csv');
  expect(plansCsvName('HPG', '2026-05-01')).toBe('HPG-05-01.csv');
  expect(plansCsvName(ALL_PLANS, '2026-05-01')).toBe('All Plans-05-01.csv');
  expect(plansCsvName(MY_PLANS, '2026-12-31')).toBe('My Plans-12-31.csv');
});
