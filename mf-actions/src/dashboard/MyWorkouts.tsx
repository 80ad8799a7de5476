import styled from 'styled-components';
import type { WorkoutCounts } from '@fleetwatch/contract/members/wire';
import { workoutColours } from '@fleetwatch/kit/theme/palettes';
import { contrastRatio } from '@fleetwatch/kit/theme/contrastRatio';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { pieSlices } from './pieSlices.ts';
import type { PieSlice } from './pieSlices.ts';

const Split = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4);
  > svg {
    flex: 0 0 128px;
    margin: 0 auto;
  }
  > table {
    flex: 1 1 12rem;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 2px 0;
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  thead th {
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 400;
  }
  tbody th {
    font-weight: 400;
  }
`;

const Type = styled.span`
  display: flex;
  gap: var(--s2);
  align-items: baseline;
`;

const Key = styled.span`
  flex: 0 0 1.5em;
  border-radius: 4px;
  font-weight: 650;
  text-align: center;
`;

/** Slices smaller than this have no room for their number. */
const LABEL_FROM_SHARE = 0.06;
const LABEL_RADIUS = 0.7;

const colourOf = ({ index }: PieSlice): string => workoutColours[index] ?? '#000000';
const inkOn = (colour: string): string =>
  contrastRatio('#000000', colour) > contrastRatio('#FFFFFF', colour) ? '#000000' : '#FFFFFF';

function SliceLabel({ slice }: { slice: PieSlice }) {
  const angle = 2 * Math.PI * slice.middle;
  return (
    <text
      x={LABEL_RADIUS * Math.sin(angle)}
      y={-LABEL_RADIUS * Math.cos(angle)}
      fill={inkOn(colourOf(slice))}
      fontSize="0.26"
      fontWeight="650"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {slice.index + 1}
    </text>
  );
}

interface MyWorkoutsProps {
  counts: WorkoutCounts;
  /** Whether this device shows charts: without the pie the table says it all. */
  isDrawn: boolean;
}

/** The season's trips by workout type: a pie, and beside it the same as a table. */
export function MyWorkouts({ counts, isDrawn }: MyWorkoutsProps) {
  const slices = pieSlices(counts);
  return (
    <Card title="My workouts">
      {slices.length === 0 ? (
        <p>No trips yet this season.</p>
      ) : (
        <Split>
          {isDrawn && (
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
                  <SliceLabel key={slice.name} slice={slice} />
                ))}
            </svg>
          )}
          <table>
            <thead>
              <tr>
                <th scope="col">Workout type</th>
                <th scope="col">Trips</th>
              </tr>
            </thead>
            <tbody>
              {slices.map((slice) => (
                <tr key={slice.name}>
                  <th scope="row">
                    <Type>
                      <Key
                        aria-hidden="true"
                        style={{ background: colourOf(slice), color: inkOn(colourOf(slice)) }}
                      >
                        {slice.index + 1}
                      </Key>
                      {slice.name}
                    </Type>
                  </th>
                  <td>{slice.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Split>
      )}
    </Card>
  );
}
