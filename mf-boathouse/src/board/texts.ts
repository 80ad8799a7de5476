import { counted } from '@fleetwatch/contract/texts/counted';

export const BOATS = 'Boats';
export const SUNRISE = 'Sunrise';
export const SUNSET = 'Sunset';
export const LANDED_TODAY = 'Landed today';
export const fleetThisSeason = (unit: string): string => `Fleet ${unit} this season`;
export const ALREADY_LANDED_TODAY = 'Already Landed Today';
export const BOATS_LANDED = 'landed today';
export const NONE_LANDED_TODAY = 'No one has landed yet today.';
export const RESUME_LANDED = 'Resume paging the landed boats';
export const PAUSE_LANDED = 'Pause on these landed boats';
export const landedPage = (page: number, pages: number): string => `${page} of ${pages}`;
export const SHOW_ALL = 'Show all';
export const LATE = 'Late';
export const OUT_NOW = 'Out now';
export const BOATS_OUT = 'boats out';
export const RESUME_PAGING = 'Resume paging';
export const PAUSE_ON_PAGE = 'Pause on this page';
export const boardPage = (page: number, pages: number): string => `Page ${page} of ${pages}`;
export const BOATS_STILL_OUT = 'Boats still out';
export const othersAboard = (others: number): string => `and ${others} more`;
export const outSince = (day: string): string => `Out since ${day}`;
export const SINCE = 'since';
export const dueBack = (time: string): string => `Due back ${time}`;
export const DUE = 'Due';
export const BACK_AFTER_DUE = 'back';
export const SILENCE_ALARM = 'Silence alarm';
export const seasonAndCrew = (season: string, crew: string): string => `${season} · Crew ${crew}`;
export const moreLanded = (boats: number): string => `${boats} more`;
export const seasonText = (distance: string, trips: number): string =>
  `Season ${distance}, ${counted(trips, 'trip')}`;
/** The names of a crew: 'Ana Ruiz, Bo Lind'. Members whose names this device does not know are counted. */
export function crewNames(known: readonly string[], unknown: number): string {
  if (unknown === 0) return known.join(', ');
  return known.length === 0 ? `of ${unknown}` : `${known.join(', ')} and ${unknown} more`;
}
