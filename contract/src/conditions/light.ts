import { instantOf, localTextOf } from '../time/clubTime.ts';
import { datePart, shortTime } from '../time/localText.ts';
import { addDays } from '../time/weeks.ts';
import { LIGHT } from './units.ts';
import type { ConditionsAnswer } from './wire.ts';

export type SunEvent = 'dawn' | 'sunrise' | 'sunset' | 'dusk';

/** A part of the day with the same light; times in ms since 1970. */
export interface LightPart {
  from: number;
  until: number;
  /** A step of `LIGHT`. */
  value: number;
}

/** The light of one day of the club's calendar (rule condition.light). */
export interface LightDay {
  from: number;
  until: number;
  /** In order, without gaps. */
  parts: LightPart[];
  /** In order; near the poles some are missing, and some occur twice. `time` is 'HH:mm' by the club's clock. */
  events: { event: SunEvent; at: number; time: string }[];
  /** Time until dark, ms: 0 in the dark, null if no darkness is known before the end of the next day. */
  untilDarkMs: number | null;
}

function eventOf(before: number, after: number): SunEvent {
  if (after > before) return after === LIGHT.day ? 'sunrise' : 'dawn';
  return after === LIGHT.dark ? 'dusk' : 'sunset';
}

/**
 * Returns since when it is dark, or when it will be; null if unknown, or if it does not get dark before the end of the next
 * day.
 */
export function darkFrom(light: ConditionsAnswer['light'], nowMs: number): number | null {
  const spans = light?.spans ?? [];
  const endOf = (at: number): number => spans[at + 1]?.from ?? light?.until ?? 0;
  return spans.find(({ value }, at) => value === LIGHT.dark && endOf(at) > nowMs)?.from ?? null;
}

/** Returns the light of a moment's day; null if the club has no place, or if the answer is about another day. */
export function lightOfDay(
  light: ConditionsAnswer['light'],
  nowMs: number,
  timeZone: string,
): LightDay | null {
  const day = datePart(localTextOf(nowMs, timeZone));
  const from = instantOf(`${day} 00:00:00`, timeZone);
  const until = instantOf(`${addDays(day, 1)} 00:00:00`, timeZone);
  const spans = light?.spans ?? [];
  if (!light || until > light.until || !spans.some((span) => span.from <= from)) return null;
  const all = spans.map((span, at): LightPart => ({ ...span, until: spans[at + 1]?.from ?? light.until }));
  const parts = all
    .filter((part) => part.until > from && part.from < until)
    .map((part) => ({ ...part, from: Math.max(part.from, from), until: Math.min(part.until, until) }));
  const dark = darkFrom(light, nowMs);
  return {
    from,
    until,
    parts,
    events: parts.flatMap(({ from: at, value }, index) => {
      const before = parts[index - 1]?.value ?? value;
      if (before === value) return [];
      return [{ event: eventOf(before, value), at, time: shortTime(localTextOf(at, timeZone)) }];
    }),
    untilDarkMs: dark === null ? null : Math.max(0, dark - nowMs),
  };
}

/** Describes an unusual day near the poles; '' for one with a night and a day. */
function poleText(parts: readonly LightPart[]): string {
  const values = parts.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === LIGHT.day) return 'The sun does not set today.';
  if (most === LIGHT.dark) return 'It does not get light today.';
  if (most < LIGHT.day) return 'The sun does not rise today.';
  return least > LIGHT.dark ? 'It does not get dark today.' : '';
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** '4 h 20 min', '45 min' */
export function lastsText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % HOUR_MINUTES} min`;
}

/** Describes the remaining light: 'It is dark in 4 h 20 min.', 'It is dark.', and anything unusual about the day. */
export function lightText({ parts, untilDarkMs }: LightDay): string {
  const dark =
    untilDarkMs === null
      ? ''
      : untilDarkMs === 0
        ? 'It is dark.'
        : `It is dark in ${lastsText(untilDarkMs)}.`;
  return [poleText(parts), dark].filter(Boolean).join(' ');
}
