import { WORKOUT_TYPE_NAMES } from '@fleetwatch/contract/workouts/wire';
import type { WorkoutTypeName } from '@fleetwatch/contract/workouts/wire';
import type { WorkoutCounts } from '@fleetwatch/contract/members/wire';

/** One workout type's part of the pie. */
export interface PieSlice {
  name: WorkoutTypeName;
  count: number;
  /** Of all trips, 0 to 1. */
  share: number;
  /** Where the middle of its rim is, as a share of the way round from the top. */
  middle: number;
  /** Place of the type, and of its colour. */
  index: number;
  /** SVG path on a circle of radius 1 around the origin, clockwise from the top. */
  path: string;
}

const onCircle = (share: number): string => {
  const angle = 2 * Math.PI * share;
  return `${round(Math.sin(angle))} ${round(-Math.cos(angle))}`;
};

const round = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

function slicePath(from: number, to: number): string {
  // An arc whose ends meet draws nothing, so the whole circle is two halves.
  if (to - from >= 1) return 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z';
  return `M0 0L${onCircle(from)}A1 1 0 ${to - from > 0.5 ? 1 : 0} 1 ${onCircle(to)}Z`;
}

/** The slices in the order of the types, those without trips left out; none when there are no trips. */
export function pieSlices(counts: WorkoutCounts): PieSlice[] {
  const total = WORKOUT_TYPE_NAMES.reduce((sum, name) => sum + counts[name], 0);
  let before = 0;
  return WORKOUT_TYPE_NAMES.flatMap((name, index) => {
    const count = counts[name];
    if (count <= 0) return [];
    const [from, to] = [before / total, (before + count) / total];
    before += count;
    return [{ name, count, share: count / total, middle: (from + to) / 2, index, path: slicePath(from, to) }];
  });
}
