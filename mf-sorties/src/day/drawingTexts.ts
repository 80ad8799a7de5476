/** Texts of the day's drawings and table, separate from `texts.ts`, so that they load with them. */
export const USER_ACTIVITY = 'User Activity';
export const BOAT_ACTIVITY = 'Boat Activity';
export const CORRECT = 'Correct';
export const OUT = 'Out';
export const LATE = 'Late';
export const LANDED = 'Landed';
export const SHOW_AS_TIMELINE = 'Show the day as a timeline';
export const NO_SORTIES = 'No sorties on this day.';
export const daysIn = (month: string): string => `Days in ${month}`;
export const SORTIES_OF_THE_DAY = "The day's sorties";
export const BOAT = 'Boat';
export const LAUNCHED = 'Launched';
export const LAUNCHED_BY = 'Launched by';
export const CREW = 'Crew';
export const BOATS_ON_THE_WATER = 'On the water, by boat';
export const YOU = 'You';
export const withYou = (crew: string): string => `${crew}, you`;
export const REQUEST_CORRECTION = 'Request a correction';
/** @param shownWords the words in the bar, '' without any */
export const correctBar = (boat: string, launched: string, shownWords: string): string =>
  `Correct ${boat}, ${launched} ${shownWords}`.trim();
export const outState = (isLate: boolean): string => (isLate ? 'late' : 'still out');
/** @param timeOut '0:42' */
export const outFor = (timeOut: string, isLate: boolean): string => `${isLate ? LATE : OUT} ${timeOut}`;
