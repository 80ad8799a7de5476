import { LEVELS } from './kinds.ts';
import { isOverdueLevel, levelAt } from './ladder.ts';
import type { OutBoat } from './wire.ts';

/** Most overdue boats named in a bar; the rest are counted, so that it never fills a screen. */
export const NAMED_BOATS_MAX = 3;

/** Sorts the most urgent first: a call for help, then by level, then by expected return; boats on their racks come last. */
export function byUrgency(boats: readonly OutBoat[], nowMs: number): OutBoat[] {
  const rank = ({ ladder, ashore, help }: OutBoat): number => {
    if (ashore) return -1;
    return help ? LEVELS.length : LEVELS.indexOf(levelAt(ladder, nowMs));
  };
  return boats.toSorted((one, other) => rank(other) - rank(one) || one.expected - other.expected);
}

/** Returns the missed boats, the most urgent first (rule safety.bar). */
export const overdueBoats = (boats: readonly OutBoat[], nowMs: number): OutBoat[] =>
  byUrgency(boats, nowMs).filter(({ ladder, ashore }) => !ashore && isOverdueLevel(levelAt(ladder, nowMs)));
