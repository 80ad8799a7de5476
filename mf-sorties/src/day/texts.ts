import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';

export const SORTIES = 'Sorties';
export const TODAY = 'Today';
export const todayTab = (today: string): string => `Today ${today}`;
export const PAST_DATES = 'Past dates';

/** Shown below the day's numbers. */
export const sortiesLabel = (count: number): string => (count === 1 ? 'sortie' : 'sorties');
export const seatsLabel = (count: number): string => (count === 1 ? 'seat' : 'seats');
export const distanceLabel = (unit: ShownUnit): string => UNIT_TITLES[unit].toLowerCase();
export const OUT_LABEL = 'out';

export const TIMELINE = 'Timeline';
export const LIST = 'List';
export const TABLE = 'Table';
export const SHOW_AS_LIST = 'Show as a list';
export const OUT_NOW = 'Out now';
export const NO_SORTIES_YET = 'No sorties yet today.';

export const LANDED = 'Landed';
