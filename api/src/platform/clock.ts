import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { DateTime } from 'luxon';
import { currentClub } from './clubScope.ts';
import { runtime } from './runtime.ts';
import { seasonOfDay } from './season.ts';

/** The present instant. Rules ask this clock, never the machine's. */
export function now(): Date {
  return runtime().now();
}

/** The club-local day of an instant, the present one by default. */
export function clubDay(instant: Date = now()): LocalDateText {
  return DateTime.fromJSDate(instant, { zone: currentClub().timezone }).toFormat('yyyy-MM-dd');
}

/** An instant as the wire has it: club-local `YYYY-MM-DD HH:mm:ss` (design decision "Time"). */
export function clubText(instant: Date): LocalDateTimeText {
  return DateTime.fromJSDate(instant, { zone: currentClub().timezone }).toFormat('yyyy-MM-dd HH:mm:ss');
}

/** The season a club-local day belongs to, today's by default. */
export function clubSeason(day: LocalDateText = clubDay()): number {
  return seasonOfDay(day, currentClub().seasonStart);
}
