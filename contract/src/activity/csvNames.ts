import { monthName } from '../time/dayText.ts';
import type { LocalDateText } from '../time/localText.ts';

/**
 * File name of a ranking up to a day, or of a past season: `rankedCsvName('Quad', '2026-05-01') === 'Quad-ranked-2026-05-01.csv'`,
 * 'Quad-ranked-2025.csv' (rules boat.ranked-file, season.past).
 */
export const rankedCsvName = (group: string, dayOrSeason: LocalDateText): string =>
  `${group}-ranked-${dayOrSeason}.csv`;

/** File names of the tabs of all boats and of all members (rules boat.tabs, member.lists). */
export const ALL_BOATS = 'Fleet';
export const ALL_MEMBERS = 'Everyone';

/** File name of a day's sorties (rule sortie.file-names). */
export const sortiesCsvName = (day: LocalDateText): string => `sorties-${day}.csv`;

const dayOfMonth = (day: LocalDateText): number => Number(day.slice(8, 10));

/**
 * File name of a group's sorties in a week: `weekCsvName('8+', '2026-05-04', '2026-05-10') === '8+-May-4-10.csv'`, or
 * '8+-Jan-1-Dec-31.csv' for a longer span.
 */
export function weekCsvName(moniker: string, start: LocalDateText, end: LocalDateText): string {
  const ends = start.slice(0, 7) === end.slice(0, 7) ? '' : `${monthName(end)}-`;
  return `${moniker}-${monthName(start)}-${dayOfMonth(start)}-${ends}${dayOfMonth(end)}.csv`;
}

/** File name of a month of the caller, another member or a boat: `activityCsvName('me', '2026-05') === 'me-may.csv'`. */
export const activityCsvName = (whose: 'me' | 'user' | 'boat', month: string): string =>
  `${whose}-${monthName(month).toLowerCase()}.csv`;

/** Group names in the files of all plans and of the caller's own. */
export const ALL_PLANS = 'All Plans';
export const MY_PLANS = 'My Plans';

/** File name of plans: `plansCsvName('HPG', '2026-05-01') === 'HPG-05-01.csv'`, or 'All Plans-05-01.csv' (rule plan.file). */
export const plansCsvName = (group: string, day: LocalDateText): string => `${group}-${day.slice(5)}.csv`;
