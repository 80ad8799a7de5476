import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

const MINUTE_MS = 60_000;
/** At night, except for the minute of midnight itself. */
export const NIGHT_REFRESH_MS = 60 * MINUTE_MS;
/** Between the morning's and the evening's outings. */
export const MIDDAY_REFRESH_MS = 15 * MINUTE_MS;
export const REFRESH_MS = 3 * MINUTE_MS;
/** After a failure, at any hour: a recovered server should not be noticed an hour later. */
export const RETRY_MS = MINUTE_MS / 2;

const DAY_MS = 24 * 60 * MINUTE_MS;

const minuteOf = (hour: number, minute = 0): number => hour * 60 + minute;

/** Start and end in minutes of the day, both included. */
const SCHEDULE = [
  { from: minuteOf(22), to: minuteOf(23, 59), everyMs: NIGHT_REFRESH_MS },
  { from: minuteOf(0, 1), to: minuteOf(3), everyMs: NIGHT_REFRESH_MS },
  { from: minuteOf(10), to: minuteOf(16), everyMs: MIDDAY_REFRESH_MS },
] as const;

/**
 * Returns the kiosk's refresh interval, by the club's clock (rule kiosk.refresh): 1 hour from 22:00 to 23:59 and from 00:01 to
 * 03:00, 15 minutes from 10:00 to 16:00, otherwise 3 minutes.
 */
export function refreshIntervalMs(clubNow: LocalDateTimeText): number {
  const minute = minuteOf(Number(clubNow.slice(11, 13)), Number(clubNow.slice(14, 16)));
  return SCHEDULE.find(({ from, to }) => minute >= from && minute <= to)?.everyMs ?? REFRESH_MS;
}

/** Returns the time until the club's next midnight, when today's lists are another day's. At midnight itself a whole day. */
export function untilMidnightMs(nowMs: number, timeZone: string): number {
  const today = datePart(localTextOf(nowMs, timeZone));
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
  return instantOf(`${tomorrow} 00:00:00`, timeZone) - nowMs;
}

/**
 * Returns the time until the kiosk's next refresh.
 * @param nowMs the club's current time, ms since 1970
 */
export function nextRefreshMs(nowMs: number, timeZone: string, isFailing: boolean): number {
  const everyMs = isFailing ? RETRY_MS : refreshIntervalMs(localTextOf(nowMs, timeZone));
  return Math.min(everyMs, untilMidnightMs(nowMs, timeZone));
}
