import type { LocalDateText } from './localText.ts';
import { addDays } from './weeks.ts';

/** The first day of a calendar-year season. */
export const CALENDAR_SEASON_START = '01-01';

/**
 * Returns the season of a club-local day, named by the year it starts in: with '09-01', 2026-03-01 is season 2025 (rule
 * credit.season).
 */
export function seasonOfDay(day: LocalDateText, seasonStart: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= seasonStart ? year : year - 1;
}

/** Days of a season, both included. `seasonStart` must exist in every year. */
export interface SeasonSpan {
  start: LocalDateText;
  end: LocalDateText;
}

/** `seasonSpan(2025, '09-01')` is from 2025-09-01 to 2026-08-31. */
export function seasonSpan(season: number, seasonStart: string): SeasonSpan {
  return { start: `${season}-${seasonStart}`, end: addDays(`${season + 1}-${seasonStart}`, -1) };
}

/** Returns the readable name of a season: '2026', or '2025/26' if it crosses New Year. */
export function seasonName(season: number, seasonStart: string): string {
  return seasonStart === CALENDAR_SEASON_START ? String(season) : `${season}/${String(season + 1).slice(-2)}`;
}

/** Returns the name of a season for file names: '2025-26'. */
export function seasonFileName(season: number, seasonStart: string): string {
  return seasonName(season, seasonStart).replace('/', '-');
}
