export const USER_GROUPS = 'User Groups';
export const FLEET_GROUPS = 'Fleet Groups';
export const ACTION = 'Action';
export const GROUP = 'Group';
export const WEEKS = 'Weeks';
export const CURRENT_WEEK = 'Sorties for current week';
export const PAST_WEEKS = 'Past weeks';
export const GET_SORTIES = 'Get sorties';
export const getSortiesFor = (period: string): string => `Get sorties for ${period}`;
export const GET_CSV = 'Get CSV';
export const BACK_TO_WEEK = 'Back to current week';
export const BACK_TO_WEEK_AND_GROUP = 'Back to current week and group';
export const NO_FLEET_GROUPS = 'This club has no fleet groups yet.';
export const NO_USER_GROUPS = 'This club has no user groups yet.';
export const noSortiesThisWeek = (group: string): string => `No sorties by ${group} this week yet.`;
export const noSortiesInWeek = (group: string): string => `No sorties by ${group} that week.`;
/** @param period 'May 4–10' */
export const groupInPeriod = (group: string, period: string): string => `${group}, ${period}`;
export const sortiesOf = (heading: string): string => `Sorties: ${heading}`;
