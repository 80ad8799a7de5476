import type { LocalDateText } from '@fleetwatch/contract/time/localText';

/** The first day of a calendar-year season. */
export const CALENDAR_SEASON_START = '01-01';

/**
 * The season a club-local day belongs to, named by the year it starts in: with '09-01', 2026-03-01 is season 2025
 * (design decision "Time").
 */
export function seasonOfDay(day: LocalDateText, seasonStart: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= seasonStart ? year : year - 1;
}
