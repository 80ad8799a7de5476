import { monthName } from '../time/dayText.ts';
import type { LocalDateText } from '../time/localText.ts';

/** `rankedCsvName('Quad', '2026-05-01') === 'Quad-ranked-2026-05-01.csv'` (rule boat.ranked-file). */
export const rankedCsvName = (group: string, day: LocalDateText): string => `${group}-ranked-${day}.csv`;

/** The tabs of all boats and of all members (rules boat.tabs, member.lists). */
export const ALL_BOATS = 'Fleet';
export const ALL_MEMBERS = 'Everyone';

/** A day's sorties (rule sortie.file-names). */
export const sortiesCsvName = (day: LocalDateText): string => `sorties-${day}.csv`;

const dayOfMonth = (day: LocalDateText): number => Number(day.slice(8, 10));

/**
 * A group's sorties of a week: `weekCsvName('8+', '2026-05-04', '2026-05-10') === '8+-May-4-10.csv'`, and '8+-Jan-1-Dec-31.csv' of a longer
 * time.
 */
export function weekCsvName(moniker: string, start: LocalDateText, end: LocalDateText): string {
  const ends = start.slice(0, 7) === end.slice(0, 7) ? '' : `${monthName(end)}-`;
  return `${moniker}-${monthName(start)}-${dayOfMonth(start)}-${ends}${dayOfMonth(end)}.csv`;
}

/** A month of one's own, of another member or of a boat: `activityCsvName('me', '2026-05') === 'me-may.csv'`. */
export const activityCsvName = (whose: 'me' | 'user' | 'boat', month: string): string =>
  `${whose}-${monthName(month).toLowerCase()}.csv`;

/** The groups' name in the file of all plans, and of one's own. */
export const ALL_PLANS = 'All Plans';
export const MY_PLANS = 'My Plans';

/** `plansCsvName('HPG', '2026-05-01') === 'HPG-05-01.csv'`, and 'All Plans-05-01.csv' (rule plan.file). */
export const plansCsvName = (group: string, day: LocalDateText): string => `${group}-${day.slice(5)}.csv`;
