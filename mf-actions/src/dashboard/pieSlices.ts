import { arc, pie } from 'd3-shape';
import type { PieArcDatum } from 'd3-shape';
import type { WorkoutShare } from '@fleetwatch/contract/workouts/workoutShares';

/** One workout type's share of the pie, on a circle of radius 1 around the origin, clockwise from the top. */
export interface PieSlice extends WorkoutShare {
  /** SVG path. */
  path: string;
  /** Position of its number: x and y. */
  label: [number, number];
}

const LABEL_RADIUS = 0.7;
const DIGITS = 4;

const layout = pie<WorkoutShare>()
  .sort(null)
  .value(({ count }) => count);
const drawSlice = arc<PieArcDatum<WorkoutShare>>().innerRadius(0).outerRadius(1).digits(DIGITS);
const onLabelCircle = arc<PieArcDatum<WorkoutShare>>().innerRadius(LABEL_RADIUS).outerRadius(LABEL_RADIUS);

/** Returns the slices in the order of the shares. */
export function pieSlices(shares: readonly WorkoutShare[]): PieSlice[] {
  return layout([...shares]).map((slice) => ({
    ...slice.data,
    path: drawSlice(slice) ?? '',
    label: onLabelCircle.centroid(slice),
  }));
}
