import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { LATE, OUT } from '../texts.ts';

export const SORTIES = 'Sorties';
export const TODAY = 'Today';
export const todayTab = (today: string): string => `Today ${today}`;
export const PAST_DATES = 'Past dates';

/** Under the day's numbers. */
export const sortiesLabel = (count: number): string => (count === 1 ? 'sortie' : 'sorties');
export const seatsLabel = (count: number): string => (count === 1 ? 'seat' : 'seats');
export const distanceLabel = (unit: ShownUnit): string => UNIT_TITLES[unit].toLowerCase();
export const OUT_LABEL = 'out';

export const TIMELINE = 'Timeline';
export const LIST = 'List';
export const TABLE = 'Table';
export const SHOW_AS_TIMELINE = 'Show the day as a timeline';
export const SHOW_AS_LIST = 'Show as a list';
export const OUT_NOW = 'Out now';
export const NO_SORTIES = 'No sorties on this day.';
export const NO_SORTIES_YET = 'No sorties yet today.';
export const noSortiesOn = (day: string): string => `No sorties on ${day}.`;

export const getSortiesFor = (day: string): string => `Get sorties for ${day}`;
export const getCsvFor = (day: string): string => `Get CSV for ${day}`;
export const BACK_TO_TODAY = 'Back to today';
export const sortiesOn = (day: string): string => `Sorties on ${day}`;
export const daysIn = (month: string): string => `Days in ${month}`;

export const SORTIES_OF_THE_DAY = "The day's sorties";
export const BOAT = 'Boat';
export const LAUNCHED = 'Launched';
export const LANDED = 'Landed';
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
