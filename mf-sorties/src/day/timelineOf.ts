import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { byLaunch } from '../screen/byLaunch.ts';

/** One sortie's time on the water, as fractions (0 to 1) of the timeline. */
export interface TimelineBar<Shown> {
  sortie: Shown;
  from: number;
  length: number;
}

export interface Timeline<Shown> {
  bars: TimelineBar<Shown>[];
  /** Whole hours with a line, and their position as a fraction. */
  hours: { hour: number; at: number }[];
}

type Timed = Pick<Sortie, '_id' | 'launch' | 'land'>;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const LEAST_HOURS = 2;
const MOST_LINES = 9;

const minuteOfDay = (text: LocalDateTimeText): number =>
  Number(text.slice(11, 13)) * HOUR_MINUTES + Number(text.slice(14, 16));

/** The end of a sortie on the day it began: now for a boat still out that day, the end of the day past midnight. */
function endMinute({ launch, land }: Timed, now: LocalDateTimeText): number {
  const end = land ?? now;
  return datePart(end) === datePart(launch) ? Math.max(minuteOfDay(end), minuteOfDay(launch)) : DAY_MINUTES;
}

/**
 * A day's sorties in the order of launch, between the full hours around them.
 * @param now the club's time, for boats that are still out
 */
export function timelineOf<Shown extends Timed>(
  sorties: readonly Shown[],
  now: LocalDateTimeText,
): Timeline<Shown> {
  if (sorties.length === 0) return { bars: [], hours: [] };
  const inOrder = sorties.toSorted(byLaunch);
  const starts = inOrder.map(({ launch }) => minuteOfDay(launch));
  const ends = inOrder.map((sortie) => endMinute(sortie, now));
  const lastHour = Math.ceil(Math.max(...ends) / HOUR_MINUTES);
  const firstHour = Math.max(
    0,
    Math.min(Math.floor(Math.min(...starts) / HOUR_MINUTES), lastHour - LEAST_HOURS),
  );
  const hourCount = Math.max(LEAST_HOURS, lastHour - firstHour);
  const shareOf = (minute: number): number =>
    (minute - firstHour * HOUR_MINUTES) / (hourCount * HOUR_MINUTES);
  const step = Math.ceil(hourCount / MOST_LINES);
  return {
    bars: inOrder.map((sortie, index) => {
      const from = shareOf(starts[index] ?? 0);
      return { sortie, from, length: shareOf(ends[index] ?? 0) - from };
    }),
    hours: Array.from({ length: Math.floor(hourCount / step) + 1 }, (_, index) => ({
      hour: firstHour + index * step,
      at: (index * step) / hourCount,
    })),
  };
}
