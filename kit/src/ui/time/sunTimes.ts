// @chunk own

import { getTimes } from 'suncalc';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime, type LocalDateText } from '@fleetwatch/contract/time/localText';

/**
 * The sun over a boathouse on one day of the club's calendar (rule club.place): 'up' or 'down' if it stays so all day; else its
 * rise and set, each to the minute, in ms since 1970 and as the club's clock shows it, 'HH:mm'.
 */
export type SunDay =
  | { kind: 'up' | 'down' }
  | { kind: 'rises'; sunriseMs: number; sunsetMs: number; sunrise: string; sunset: string };

const MINUTE_MS = 60_000;

const toMinute = (instant: Date): number => Math.round(instant.getTime() / MINUTE_MS) * MINUTE_MS;

/** @throws RangeError when the time zone is unknown */
export function sunTimes(day: LocalDateText, { latitude, longitude }: ClubPlace, timezone: string): SunDay {
  const noonMs = instantOf(`${day} 12:00:00`, timezone);
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(noonMs), latitude, longitude);
  if (!sunrise || !sunset) return { kind: alwaysUp ? 'up' : 'down' };
  const sunriseMs = toMinute(sunrise);
  const sunsetMs = toMinute(sunset);
  const clock = (instantMs: number): string => shortTime(localTextOf(instantMs, timezone));
  return { kind: 'rises', sunriseMs, sunsetMs, sunrise: clock(sunriseMs), sunset: clock(sunsetMs) };
}
