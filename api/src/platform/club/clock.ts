import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { DateTime, IANAZone } from 'luxon';
import { currentClub } from './clubScope.ts';
import { runtime } from '../config/runtime.ts';
import { seasonOfDay } from '@fleetwatch/contract/time/season';

/** Returns the current instant. Rules use this clock, never the machine's. */
export function now(): Date {
  return runtime().now();
}

interface KnownDay {
  day: LocalDateText;
  fromMs: number;
  /** Exclusive end. */
  untilMs: number;
}

/** Last computed day by time zone; every polled read needs the current one. */
const knownDays = new Map<string, KnownDay>();

/** Returns the day of an instant in a time zone; the current instant by default. */
export function dayIn(zone: string, instant: Date = now()): LocalDateText {
  const ms = instant.getTime();
  const known = knownDays.get(zone);
  if (known && ms >= known.fromMs && ms < known.untilMs) return known.day;
  const start = DateTime.fromMillis(ms, { zone }).startOf('day');
  const day = start.toFormat('yyyy-MM-dd');
  knownDays.set(zone, { day, fromMs: start.toMillis(), untilMs: start.plus({ days: 1 }).toMillis() });
  return day;
}

/** Returns the club-local day of an instant; the current instant by default. */
export function clubDay(instant: Date = now()): LocalDateText {
  return dayIn(currentClub().timezone, instant);
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const OFFSETS_MAX = 10_000;

/**
 * Minutes that a zone is ahead of UTC, by zone and quarter hour: a season's file and every list need
 * thousands.
 */
const knownOffsets = new Map<string, number>();

function offsetAt(zone: string, ms: number): number {
  const quarter = Math.floor(ms / QUARTER_MS);
  const key = `${zone} ${quarter}`;
  const known = knownOffsets.get(key);
  if (known !== undefined) return known;
  const clock = IANAZone.create(zone);
  const offset = clock.offset(quarter * QUARTER_MS);
  // A clock change within the quarter hour, such as at one minute past midnight, is not cached.
  if (offset !== clock.offset((quarter + 1) * QUARTER_MS - 1)) return clock.offset(ms);
  if (knownOffsets.size >= OFFSETS_MAX) knownOffsets.clear();
  knownOffsets.set(key, offset);
  return offset;
}

/** Formats an instant in an IANA zone: `YYYY-MM-DD HH:mm:ss`. */
export function textIn(zone: string, instant: Date): LocalDateTimeText {
  const ms = instant.getTime();
  return new Date(ms + offsetAt(zone, ms) * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats an instant for the wire: club-local `YYYY-MM-DD HH:mm:ss` (rule time.wire). */
export const clubText = (instant: Date): LocalDateTimeText => textIn(currentClub().timezone, instant);

/** Returns the season of a club-local day; today's by default. */
export function clubSeason(day: LocalDateText = clubDay()): number {
  return seasonOfDay(day, currentClub().seasonStart);
}

/** Returns the first instant of a club-local day; an invalid date for an invalid day. */
export const startOfDay = (day: LocalDateText): Date =>
  new Date(instantOf(`${day} 00:00:00`, currentClub().timezone));
