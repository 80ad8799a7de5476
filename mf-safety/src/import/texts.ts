import type { ImportedRow, ImportRow } from '@fleetwatch/contract/clearances/wire';
import { counted } from '@fleetwatch/contract/texts/counted';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime, type LocalDateText, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { yearOf } from '@fleetwatch/contract/time/weeks';

const dayAndYear = (day: LocalDateText): string => `${dayText(day)}, ${yearOf(day)}`;

export const FILE = 'File';
export const FILE_HINT =
  'A table with a header row, saved as .xlsx or CSV, with these columns: name or email, clearance, class, acquired, expires, evidence. You see a preview before anything is granted.';
export const FIELD_LABELS: Readonly<Record<keyof ImportRow, string>> = {
  name: "Member's name",
  email: 'Email address',
  clearance: 'Clearance',
  fleetGroup: 'Class',
  acquired: 'First day',
  expires: 'Last day',
  evidence: 'Evidence',
};
export const NOT_IN_FILE = 'Not in the file';
export const column = (number: number): string => `Column ${number}`;
export const DATE_ORDER = 'Dates such as 03/05/2026';
export const DAY_FIRST = 'Day before month';
export const MONTH_FIRST = 'Month before day';
export const checkRows = (rows: number): string => `Check ${counted(rows, 'row')}`;

export const ROW_STATUS_TEXTS: Readonly<Record<ImportedRow['status'], string>> = {
  new: 'New',
  held: 'Already held',
  problem: 'Problem',
};
export const previewText = (counts: Readonly<Record<ImportedRow['status'], number>>): string =>
  `${counts.new} new, ${counts.held} already held, ${counts.problem} with problems.`;
export const ROWS = 'Rows';
export const row = (line: number): string => `Row ${line}`;
export const rowTitle = (who: string, clearance: string): string => `${who}: ${clearance}`;
/** 'Until May 30, 2029 (line 4)'; a problem's text in place of the day. */
export const rowText = (problem: string, expires: LocalDateText | null, line: number): string =>
  `${problem || (expires === null ? 'Never expires' : `Until ${dayAndYear(expires)}`)} (line ${line})`;
export const moreRows = (rows: number): string => `${counted(rows, 'more row', 'more rows')}.`;
export const SKIP_PROBLEMS = 'Skip rows with problems';
export const grantClearances = (count: number): string => `Grant ${counted(count, 'clearance')}`;
export const clearancesGranted = (count: number): string => `${counted(count, 'clearance')} granted.`;

export const IMPORTS = 'Imports';
export const NO_IMPORTS = 'No imports yet.';
/** 'May 15, 2026, 08:00 by Ana Bo' */
export const importedBy = (at: LocalDateTimeText, by: string): string =>
  `${dayAndYear(at)}, ${shortTime(at)} by ${by}`;
export const importText = (count: number, valid: number): string =>
  valid === count ? `${count} granted` : `${valid} of ${count} still valid`;
export const UNDO = 'Undo';
export const importUndone = (revoked: number, alreadyRevoked: number): string =>
  `${counted(revoked, 'clearance')} revoked.${alreadyRevoked > 0 ? ` ${alreadyRevoked} had already been revoked.` : ''}`;
