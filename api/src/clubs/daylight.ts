import { getPosition, getTimes } from 'suncalc';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

/** The light of one day over a boathouse, in ms since 1970; null where the sun does not come so far up or down. */
export interface Daylight {
  /** Civil: the sun is 6° below the horizon. */
  dawnMs: number | null;
  sunriseMs: number | null;
  sunsetMs: number | null;
  duskMs: number | null;
}

/** Below this the light of civil twilight ends, in degrees. */
export const DARK_BELOW = -6;

const msOf = (instant: Date | null): number | null => instant?.getTime() ?? null;

/**
 * The light of a day of the club's calendar (rule club.place).
 * @throws RangeError when the time zone is unknown
 */
export function daylightOf(
  day: LocalDateText,
  { latitude, longitude }: ClubPlace,
  timezone: string,
): Daylight {
  const noon = new Date(instantOf(`${day} 12:00:00`, timezone));
  const { dawn, sunrise, sunset, dusk } = getTimes(noon, latitude, longitude);
  return { dawnMs: msOf(dawn), sunriseMs: msOf(sunrise), sunsetMs: msOf(sunset), duskMs: msOf(dusk) };
}

/** How high the sun is over a boathouse, in degrees; under −6 it is dark. */
export const sunHeight = (atMs: number, { latitude, longitude }: ClubPlace): number =>
  getPosition(new Date(atMs), latitude, longitude).altitude;

/** Whether it is dark at a boathouse: civil twilight is over. The sun's height decides, so polar days and nights are no exception. */
export const isDark = (atMs: number, place: ClubPlace): boolean => sunHeight(atMs, place) < DARK_BELOW;
