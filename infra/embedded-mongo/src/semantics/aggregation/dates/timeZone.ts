import { ServerError } from '../../../serverError.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Zones' rules change at most once a day, so a day that begins and ends with one offset has it throughout. */
const KEPT_DAYS = 50_000;

/** A time zone's offset from UTC at an instant, both in ms. */
export type OffsetAt = (instantMs: number) => number;

const fixedOffset = (zone: string): number | undefined => {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!match) return undefined;
  const [, sign, hours, minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
};

const offsetFromIntl = (zone: string): OffsetAt => {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new ServerError(40485, `unrecognized time zone identifier: "${zone}"`);
  }
  return (instantMs) => {
    const parts: Record<string, string> = {};
    for (const { type, value } of format.formatToParts(instantMs)) parts[type] = value;
    const part = (name: string): number => Number(parts[name]);
    const year = parts['era'] === 'BC' ? 1 - part('year') : part('year');
    const local = new Date(0);
    local.setUTCFullYear(year, part('month') - 1, part('day'));
    local.setUTCHours(part('hour'), part('minute'), part('second'));
    return local.getTime() - Math.floor(instantMs / 1000) * 1000;
  };
};

/** Remembers each day's offset, since asking Intl for every document makes grouping by local day many times slower. */
const cached = (exact: OffsetAt): OffsetAt => {
  const days = new Map<number, number | undefined>();
  return (instantMs) => {
    const day = Math.floor(instantMs / DAY_MS);
    if (!days.has(day)) {
      if (days.size > KEPT_DAYS) days.clear();
      const start = exact(day * DAY_MS);
      days.set(day, start === exact((day + 1) * DAY_MS) ? start : undefined);
    }
    return days.get(day) ?? exact(instantMs);
  };
};

const zones = new Map<string, OffsetAt>();

/** The offsets of a zone named as MongoDB takes it: an Olson name, `UTC`, or an offset such as `+05:30`. Throws 40485 for others. */
export const zoneNamed = (zone: unknown): OffsetAt => {
  if (zone === undefined || zone === null) return () => 0;
  if (typeof zone !== 'string') throw new ServerError(40517, 'timezone must evaluate to a string');
  let offsetAt = zones.get(zone);
  if (!offsetAt) {
    const fixed = fixedOffset(zone);
    offsetAt = fixed === undefined ? cached(offsetFromIntl(zone)) : () => fixed;
    zones.set(zone, offsetAt);
  }
  return offsetAt;
};

/** A date whose UTC parts are the zone's local ones. */
export const toLocal = (instant: Date, offsetAt: OffsetAt): Date =>
  new Date(instant.getTime() + offsetAt(instant.getTime()));

/** The instant of a local time; in the hour that summer time skips, the one as far after the change. */
export const fromLocal = (local: Date, offsetAt: OffsetAt): Date => {
  const wall = local.getTime();
  const guess = wall - offsetAt(wall - offsetAt(wall));
  return wall - guess === offsetAt(guess) ? new Date(guess) : new Date(wall - offsetAt(guess - DAY_MS));
};
