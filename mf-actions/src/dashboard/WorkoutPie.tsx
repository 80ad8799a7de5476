import { textOn } from '@fleetwatch/contract/clubs/contrast';
import { pieSlices } from './pieSlices.ts';
import type { WorkoutShare } from '@fleetwatch/contract/workouts/workoutShares';
import { colourOf } from './colourOf.ts';

/** Slices smaller than this have no room for their number. */
const LABEL_FROM_SHARE = 0.06;

/** A member's trips by workout type as a pie; the table beside it has the same figures. */
export function WorkoutPie({ shares }: { shares: readonly WorkoutShare[] }) {
  const slices = pieSlices(shares);
  return (
    <svg viewBox="-1.03 -1.03 2.06 2.06" width="128" height="128" aria-hidden="true">
      {slices.map((slice) => (
        <path
          key={slice.name}
          d={slice.path}
          fill={colourOf(slice)}
          stroke="var(--card)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {slices
        .filter(({ share }) => share >= LABEL_FROM_SHARE)
        .map((slice) => (
          <text
            key={slice.name}
            x={slice.label[0]}
            y={slice.label[1]}
            fill={textOn(colourOf(slice))}
            fontSize="0.26"
            fontWeight="650"
            textAnchor="middle"
            dominantBaseline="central"
          >
            {slice.index + 1}
          </text>
        ))}
    </svg>
  );
}
