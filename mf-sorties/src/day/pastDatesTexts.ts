export const PAST_DATES = 'Past dates';
export const ACTION = 'Action';
export const getSortiesFor = (day: string): string => `Get sorties for ${day}`;
export const getCsvFor = (day: string): string => `Get CSV for ${day}`;
export const BACK_TO_TODAY = 'Back to today';
export const sortiesOn = (day: string): string => `Sorties on ${day}`;
export const noSortiesOn = (day: string): string => `No sorties on ${day}.`;
