import { LEVELS } from './kinds.ts';
import { isOverdueLevel, levelAt } from './ladder.ts';
import type { OutBoat } from './wire.ts';

/** Overdue boats that a bar names; it counts the others, so that it never fills a screen. */
export const NAMED_BOATS_MAX = 3;

/** The most urgent first: a call for help, then by level, then by the time that they are expected; boats on their racks come last. */
export function byUrgency(boats: readonly OutBoat[], nowMs: number): OutBoat[] {
  const rank = ({ ladder, ashore, help }: OutBoat): number => {
    if (ashore) return -1;
    return help ? LEVELS.length : LEVELS.indexOf(levelAt(ladder, nowMs));
  };
  return boats.toSorted((one, other) => rank(other) - rank(one) || one.expected - other.expected);
}

/** Those that are looked for, the most urgent first (rule safety.bar). */
export const overdueBoats = (boats: readonly OutBoat[], nowMs: number): OutBoat[] =>
  byUrgency(boats, nowMs).filter(({ ladder, ashore }) => !ashore && isOverdueLevel(levelAt(ladder, nowMs)));
