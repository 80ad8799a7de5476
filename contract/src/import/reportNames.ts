import type { LocalDateText } from '../time/localText.ts';

/** The two files of an import's report (rule moving.report). */
export type ReportFile = 'problems' | 'totals';

/** `reportCsvName('totals', '2026-05-01') === 'Import-totals-2026-05-01.csv'` */
export const reportCsvName = (file: ReportFile, day: LocalDateText): string => `Import-${file}-${day}.csv`;
