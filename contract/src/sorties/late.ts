import { instantOf, localTextOf } from '../time/clubTime.ts';
import { datePart } from '../time/localText.ts';
import type { LocalDateTimeText } from '../time/localText.ts';

/** Time out after which a boat is late, ms. */
export const LATE_AFTER_MS = 2 * 3_600_000;

/** Usable light after sunset, ms: a boat that left by day is late after that. */
export const DUSK_MS = 30 * 60_000;

/** A moment by a club's clock. */
export interface LateClock {
  /** ms since 1970 */
  nowMs: number;
  /** IANA name */
  timeZone: string;
  /** Today's sunset, ms since 1970; null if the club has no place, or if the sun does not set. */
  sunsetMs: number | null;
}

/**
 * Whether a boat that is out should have been back (rule status.late): it has been out for two hours, or since an earlier day,
 * or it left before a sunset that is half an hour ago.
 * @param launch time of departure
 */
export function isLate(launch: LocalDateTimeText, { nowMs, timeZone, sunsetMs }: LateClock): boolean {
  const launchMs = instantOf(launch, timeZone);
  if (nowMs - launchMs >= LATE_AFTER_MS) return true;
  if (sunsetMs !== null && launchMs < sunsetMs && nowMs >= sunsetMs + DUSK_MS) return true;
  return datePart(launch) < datePart(localTextOf(nowMs, timeZone));
}
