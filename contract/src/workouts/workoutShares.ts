import { WORKOUT_TYPE_NAMES } from './wire.ts';
import type { WorkoutTypeName } from './wire.ts';
import type { WorkoutCounts } from '../members/wire.ts';

/** One workout type's share of a member's trips. */
export interface WorkoutShare {
  name: WorkoutTypeName;
  count: number;
  /** Fraction of all trips, 0 to 1. */
  share: number;
  /** Index of the type, and of its color. */
  index: number;
}

/** Returns the shares in the order of the types, without types that have no trips; empty if there are no trips. */
export function workoutShares(counts: WorkoutCounts): WorkoutShare[] {
  const total = WORKOUT_TYPE_NAMES.reduce((sum, name) => sum + counts[name], 0);
  return WORKOUT_TYPE_NAMES.flatMap((name, index) => {
    const count = counts[name];
    return count > 0 ? [{ name, count, share: count / total, index }] : [];
  });
}
