import { getPosition, getTimes } from 'suncalc';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';

/** Daylight of one day over a boathouse, in ms since 1970; null where the sun does not reach that height. */
export interface Daylight {
  /** Civil dawn: the sun is 6° below the horizon. */
  dawnMs: number | null;
  sunriseMs: number | null;
  sunsetMs: number | null;
  duskMs: number | null;
}

/** Height of the sun at the end of civil twilight, in degrees. */
export const DARK_BELOW = -6;

const msOf = (instant: Date | null): number | null => instant?.getTime() ?? null;

/**
 * Returns the daylight of a day in the club's calendar (rule club.place).
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

/** Height of the sun over a boathouse, in degrees; it is dark below −6. */
export const sunHeight = (atMs: number, { latitude, longitude }: ClubPlace): number =>
  getPosition(new Date(atMs), latitude, longitude).altitude;

/**
 * Whether it is dark at a boathouse: civil twilight is over. Uses the sun's height, so polar days and nights
 * need no special case.
 */
export const isDark = (atMs: number, place: ClubPlace): boolean => sunHeight(atMs, place) < DARK_BELOW;
