import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { DateTime } from 'luxon';
import { currentClub } from './clubScope.ts';
import { runtime } from '../config/runtime.ts';
import { seasonOfDay } from '@fleetwatch/contract/time/season';

/** The current instant. Rules use this clock, never the machine's. */
export function now(): Date {
  return runtime().now();
}

interface KnownDay {
  day: LocalDateText;
  fromMs: number;
  /** Exclusive. */
  untilMs: number;
}

/** The last computed day by time zone; every polled read needs the current one. */
const knownDays = new Map<string, KnownDay>();

/** The day of an instant in a time zone; the current instant by default. */
export function dayIn(zone: string, instant: Date = now()): LocalDateText {
  const ms = instant.getTime();
  const known = knownDays.get(zone);
  if (known && ms >= known.fromMs && ms < known.untilMs) return known.day;
  const start = DateTime.fromMillis(ms, { zone }).startOf('day');
  const day = start.toFormat('yyyy-MM-dd');
  knownDays.set(zone, { day, fromMs: start.toMillis(), untilMs: start.plus({ days: 1 }).toMillis() });
  return day;
}

/** The club-local day of an instant; the current instant by default. */
export function clubDay(instant: Date = now()): LocalDateText {
  return dayIn(currentClub().timezone, instant);
}

/** An instant on the wire: club-local `YYYY-MM-DD HH:mm:ss` (rule time.wire). */
export function clubText(instant: Date): LocalDateTimeText {
  return DateTime.fromJSDate(instant, { zone: currentClub().timezone }).toFormat('yyyy-MM-dd HH:mm:ss');
}

/** The season of a club-local day; today's by default. */
export function clubSeason(day: LocalDateText = clubDay()): number {
  return seasonOfDay(day, currentClub().seasonStart);
}

/** The first instant of a club-local day; an invalid date for a day that is none. */
export const startOfDay = (day: LocalDateText): Date =>
  new Date(instantOf(`${day} 00:00:00`, currentClub().timezone));
