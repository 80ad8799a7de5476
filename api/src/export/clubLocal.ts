import { IANAZone } from 'luxon';

const MINUTE_MS = 60_000;
/** Interval in which an offset is constant: offsets change only at quarter hours of UTC. */
const QUARTER_MS = 15 * MINUTE_MS;
const KNOWN_MAX = 10_000;

const known = new Map<string, Map<number, number>>();

/** Minutes ahead of UTC, cached: computing the offset costs more than writing the rest of a document. */
function offsetOf(ms: number, timezone: string): number {
  const offsets = known.get(timezone) ?? new Map<number, number>();
  known.set(timezone, offsets);
  const quarter = Math.floor(ms / QUARTER_MS);
  const present = offsets.get(quarter);
  if (present !== undefined) return present;
  if (offsets.size >= KNOWN_MAX) offsets.clear();
  const offset = IANAZone.create(timezone).offset(ms);
  offsets.set(quarter, offset);
  return offset;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns an instant in a time zone, '2026-05-01T06:30:00.000', and its offset, '-05:00'. */
export function clubLocal(instant: Date, timezone: string): { local: string; offset: string } {
  const ms = instant.getTime();
  // Before standard time, zones had offsets with seconds, which ISO 8601 does not allow.
  const minutes = Math.round(offsetOf(ms, timezone));
  const ahead = Math.abs(minutes);
  return {
    local: new Date(ms + minutes * MINUTE_MS).toISOString().slice(0, -1),
    offset: `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`,
  };
}

/** Formats an instant in ISO 8601 with the offset of a time zone: '2026-05-01T06:30:00.000-05:00'. */
export function isoIn(instant: Date, timezone: string): string {
  const { local, offset } = clubLocal(instant, timezone);
  return local + offset;
}
