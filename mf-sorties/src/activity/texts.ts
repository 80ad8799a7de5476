export const ACTIVITY = 'Activity';
export const PAST_MONTHS = 'Past months';
export const DETAILS = 'Details';
export const SEASON = 'Season';
export const GET_MONTH_FIRST = "Get a month's activity first.";
export const backToOwn = (month: string): string => `Back to my Sorties ${month}`;

export const getActivityFor = (month: string): string => `Get activity for ${month}`;
export const backTo = (month: string): string => `Back to ${month}`;
export const sortiesIn = (month: string): string => `Sorties in ${month}`;
export const noSortiesIn = (month: string): string => `No sorties in ${month}.`;

export const ME = 'Me';
export const USER = 'User';
export const BOAT = 'Boat';
