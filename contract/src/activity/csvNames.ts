import type { LocalDateText } from '../time/localText.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `monthName('2026-05-01') === 'May'`; also of a month: `monthName('2026-05')`. */
export function monthName(day: LocalDateText): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

/** What boats, and members, are ranked by, in the order of `CsvSort`. */
export const BOAT_RANK_NAMES = ['class-and-miles', 'class-and-trips', 'miles', 'trips'] as const;
export const MEMBER_RANK_NAMES = ['miles', '1x-miles', '1p-miles', 'trips'] as const;

/** `rankedCsvName('Quad', 'trips', '2026-05-01') === 'Quad-ranked-by-trips-2026-05-01.csv'` (rule boat.ranked-file). */
export const rankedCsvName = (group: string, rankedBy: string, day: LocalDateText): string =>
  `${group}-ranked-by-${rankedBy}-${day}.csv`;

/** The tabs of all boats and of all members (rules boat.tabs, member.lists). */
export const ALL_BOATS = 'Fleet';
export const ALL_MEMBERS = 'Everyone';

/** A day's sorties (rule sortie.file-names). */
export const sortiesCsvName = (day: LocalDateText): string => `sorties-${day}.csv`;

/** A group's sorties: `weekCsvName('8+', '2026-05-04', '2026-05-10') === '8+-sorties-2026-05-04-to-2026-05-10.csv'`. */
export const weekCsvName = (moniker: string, start: LocalDateText, end: LocalDateText): string =>
  `${moniker}-sorties-${start}-to-${end}.csv`;

/** A month of one's own, of another member or of a boat: `activityCsvName('me', '2026-05') === 'me-sorties-2026-05.csv'`. */
export const activityCsvName = (whose: 'me' | 'user' | 'boat', month: string): string =>
  `${whose}-sorties-${month}.csv`;

/** The groups' name in the file of all plans, and of one's own. */
export const ALL_PLANS = 'All Plans';
export const MY_PLANS = 'My Plans';

/** `plansCsvName('HPG', '2026-05-01') === 'HPG-plans-2026-05-01.csv'`, and 'All Plans-2026-05-01.csv' (rule plan.file). */
export const plansCsvName = (group: string, day: LocalDateText): string =>
  `${group === ALL_PLANS || group === MY_PLANS ? group : `${group}-plans`}-${day}.csv`;
