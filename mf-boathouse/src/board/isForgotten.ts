import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_HOURS = 24;

/**
 * How long a boat has been out: `0:42`, `3:05`, from a day on `1 d 2 h`. A launch that this device holds to be in the
 * future, by a clock that is a little off, has just happened.
 * @param nowMs the club's now, ms since 1970
 */
export function timeOut(launch: LocalDateTimeText, nowMs: number, timeZone: string): string {
  const minutes = Math.max(0, Math.floor((nowMs - instantOf(launch, timeZone)) / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MIN);
  if (hours >= DAY_HOURS) return `${Math.floor(hours / DAY_HOURS)} d ${hours % DAY_HOURS} h`;
  return `${hours}:${String(minutes % HOUR_MIN).padStart(2, '0')}`;
}

/** Launched on an earlier day and never landed: its miles are lost (member-operations, opening). */
export function isForgotten(launch: LocalDateTimeText, today: LocalDateText): boolean {
  return datePart(launch) < today;
}
