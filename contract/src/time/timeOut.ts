const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_HOURS = 24;

/**
 * Formats the time that a boat has been out: `0:42`, `3:05`, from a day on `1 d 2 h`. A launch in the future, by a clock that
 * is slightly off, counts as just made.
 * @param launchMs instants, ms since 1970
 */
export function timeOut(launchMs: number, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - launchMs) / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MIN);
  if (hours >= DAY_HOURS) return `${Math.floor(hours / DAY_HOURS)} d ${hours % DAY_HOURS} h`;
  return `${hours}:${String(minutes % HOUR_MIN).padStart(2, '0')}`;
}
