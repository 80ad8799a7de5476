import { RESERVED_AHEAD_DAYS_MAX, RESERVED_DAYS_MAX } from '@fleetwatch/contract/import/limits';
import type { SourceReservation } from '@fleetwatch/contract/import/model';
import {
  SKIPPED_BEGUN,
  SKIPPED_END,
  SKIPPED_FAR_AHEAD,
  SKIPPED_LONG,
  SKIPPED_NO_DAY,
  SKIPPED_TIME,
  SKIPPED_WEEKDAY,
  skippedStatus,
  weeksSkipped,
} from '@fleetwatch/contract/import/texts';
import { readDay, type DateOrder } from '@fleetwatch/contract/tables/days';
import { readWeekday } from '@fleetwatch/contract/tables/weekdays';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, daysBetween, weekday } from '@fleetwatch/contract/time/weeks';
import { INSTANT, readTime } from './readTime.ts';

/** The reason for leaving out a reservation is its message. */
export class LeftOut extends Error {}

/** Hours of one day, in minutes from its start. */
export interface DayHours {
  day: LocalDateText;
  from: number;
  till: number;
}

/** Days and hours of a reservation in a file. */
export interface ReservedHours {
  hours: DayHours[];
  /** Last day of weeks that are imported, if later ones are not; otherwise null. */
  cutAfter: LocalDateText | null;
}

export interface HoursContext {
  order: DateOrder;
  today: LocalDateText;
  timezone: string;
  /** Last day of weekly reservations that state none. */
  weeklyUntil: LocalDateText;
  hasBegun: (hours: DayHours) => boolean;
}

interface Span {
  first: LocalDateText | null;
  last: LocalDateText | null;
  from: number;
  till: number;
}

const QUARTER = 15;
/** The latest end: a reservation is on one day. */
const DAY_END = 24 * 60 - QUARTER;
const WEEK = 7;
/** States of bookings that are not valid, or not yet. */
const NOT_VALID =
  /cancel|storn|annul|abgesagt|abgelehnt|declin|reject|denied|refus|rifiut|avlys|aflys|avbok|unconfirmed|pending|wait|request|anfrage|angefragt/i;

const two = (value: number): string => String(value).padStart(2, '0');

/** `clockText(375) === '06:15:00'` */
export const clockText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

/** Widens times to whole quarter hours. */
function quartersOf(start: string, end: string): { from: number; till: number } {
  const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const seconds = end.slice(6) === '00' ? 0 : 1;
  return {
    from: Math.floor(minuteOf(start) / QUARTER) * QUARTER,
    till: Math.min(Math.ceil((minuteOf(end) + seconds) / QUARTER) * QUARTER, DAY_END),
  };
}

/** Reads a day and a time, or an instant with its offset from UTC, as the club's clock shows it. */
function readMoment(
  day: string,
  time: string,
  { order, timezone }: HoursContext,
): { day: LocalDateText | null; time: string } {
  const instant = INSTANT.test(time) ? Date.parse(time) : Number.NaN;
  if (!Number.isNaN(instant)) {
    const text = localTextOf(instant, timezone);
    return { day: text.slice(0, 10), time: text.slice(11) };
  }
  const found = readDay(day, order);
  if (day !== '' && found === null) throw new LeftOut(SKIPPED_NO_DAY);
  const read = /^24[:.]?00/.test(time) ? '23:59:59' : readTime(time);
  if (read === null) throw new LeftOut(SKIPPED_TIME);
  return { day: found, time: read };
}

/** Splits the time between two days into hours of each. */
function daysOf({ first, last, from, till }: Span, { today, hasBegun }: HoursContext): DayHours[] {
  if (first === null) throw new LeftOut(SKIPPED_NO_DAY);
  const until = last ?? first;
  const count = daysBetween(first, until) + 1;
  if (count > RESERVED_DAYS_MAX) throw new LeftOut(SKIPPED_LONG);
  const hours = Array.from({ length: Math.max(0, count) }, (_, at) => addDays(first, at))
    .map((day) => ({ day, from: day === first ? from : 0, till: day === until ? till : DAY_END }))
    .filter((one) => one.from < one.till);
  if (hours.length === 0) throw new LeftOut(SKIPPED_END);
  if (until > addDays(today, RESERVED_AHEAD_DAYS_MAX)) throw new LeftOut(SKIPPED_FAR_AHEAD);
  if (hours.every(hasBegun)) throw new LeftOut(SKIPPED_BEGUN);
  return hours;
}

/** Lists the weeks ahead of a weekly reservation. */
function weeksOf(weekly: string, { first, last, from, till }: Span, context: HoursContext): ReservedHours {
  const { today, weeklyUntil, hasBegun } = context;
  const on = readWeekday(weekly);
  if (on === null) throw new LeftOut(SKIPPED_WEEKDAY);
  if (from >= till) throw new LeftOut(SKIPPED_END);
  const wanted = last ?? weeklyUntil;
  const latest = addDays(today, RESERVED_AHEAD_DAYS_MAX);
  const until = wanted < latest ? wanted : latest;
  const begin = first !== null && first > today ? first : today;
  const hours: DayHours[] = [];
  const next = addDays(begin, (on - weekday(begin) + WEEK) % WEEK);
  for (let day = next; day <= until; day = addDays(day, WEEK)) hours.push({ day, from, till });
  const ahead = hours.filter((one) => !hasBegun(one));
  const cutAfter = last === null || until < last ? until : null;
  if (ahead.length === 0) throw new LeftOut(cutAfter === null ? SKIPPED_BEGUN : weeksSkipped(cutAfter));
  return { hours: ahead, cutAfter };
}

/** Reads the days and hours of a reservation. Throws `LeftOut` for one that is not imported. */
export function readHours(reservation: SourceReservation, context: HoursContext): ReservedHours {
  const { status, weekly, day, start, endDay, end } = reservation;
  if (NOT_VALID.test(status)) throw new LeftOut(skippedStatus(status));
  const launch = readMoment(day, start, context);
  const land = readMoment(endDay, end, context);
  const span = { first: launch.day, last: land.day, ...quartersOf(launch.time, land.time) };
  return weekly === '' ? { hours: daysOf(span, context), cutAfter: null } : weeksOf(weekly, span, context);
}
