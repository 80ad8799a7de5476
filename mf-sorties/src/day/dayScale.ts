import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

type Timed = Pick<Sortie, 'launch' | 'land'>;

/** Start and end of a drawn sortie, in minutes of its day. */
export interface DrawnSpan {
  from: number;
  to: number;
}

/** The hours of a day's drawing, and the position of a minute in it, as a share from 0 to 1. */
export interface DayScale {
  firstHour: number;
  lastHour: number;
  shareOf: (minute: number) => number;
}

const HOUR = 60;
const DAY_HOURS = 24;
const USUAL = { first: 5, last: 22 };

/** `minuteOfDay('2026-05-01 06:30:00') === 390`; also of '06:30'. */
export function minuteOfDay(text: string): number {
  const clock = text.length > 5 ? text.slice(11, 16) : text;
  return Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3, 5));
}

/**
 * Returns the span of a sortie: a boat still out is drawn until now, and one that landed past midnight until the end of its
 * day.
 */
export function drawnSpan({ launch, land }: Timed, now: LocalDateTimeText): DrawnSpan {
  const from = minuteOfDay(launch);
  const end = land ?? now;
  const isSameDay = datePart(end) === datePart(launch);
  return { from, to: isSameDay ? Math.max(minuteOfDay(end), from) : DAY_HOURS * HOUR };
}

/** Returns 5:00 to 22:00, extended to all outings (rule sortie.timeline): most days are drawn alike. */
export function dayScale(sorties: readonly Timed[], now: LocalDateTimeText): DayScale {
  const spans = sorties.map((sortie) => drawnSpan(sortie, now));
  const firstHour = Math.min(USUAL.first, ...spans.map(({ from }) => Math.floor(from / HOUR)));
  const lastHour = Math.max(USUAL.last, ...spans.map(({ to }) => Math.ceil(to / HOUR)));
  return {
    firstHour,
    lastHour,
    shareOf: (minute) =>
      Math.min(1, Math.max(0, (minute / HOUR - firstHour) / Math.max(1, lastHour - firstHour))),
  };
}
