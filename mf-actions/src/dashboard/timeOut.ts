const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/** How long a boat has been out: '42 min', '1 h 05 min'. A clock that runs behind the launch shows '0 min'. */
export function timeOut(launchMs: number, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - launchMs) / MINUTE_MS));
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
