import { activityCsvName, plansCsvName, rankedCsvName, sortiesCsvName, weekCsvName } from './csvNames.ts';

test('CSV files are named as documented (rule sortie.file-names)', () => {
  expect(rankedCsvName('Open Men', '2026-05-01')).toBe('Open Men-ranked-2026-05-01.csv');
  expect(sortiesCsvName('2026-05-01')).toBe('sorties-2026-05-01.csv');
  expect(weekCsvName('8+', '2026-05-04', '2026-05-10')).toBe('8+-May-04-10.csv');
  expect(weekCsvName('OM', '2026-01-01', '2026-12-31')).toBe('OM-Jan-01-Dec-31.csv');
  expect(activityCsvName('me', '2026-05')).toBe('me-may.csv');
  expect(activityCsvName('boat', '2026-12')).toBe('boat-dec.csv');
  expect(plansCsvName('HPG', '2026-05-01')).toBe('HPG-05-01.csv');
});
