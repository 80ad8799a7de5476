import { counted } from '@fleetwatch/contract/texts/counted';
import styled from 'styled-components';
import { textOn } from '@fleetwatch/contract/clubs/contrast';
import type { WorkoutCounts } from '@fleetwatch/contract/members/wire';
import { workoutShares } from '@fleetwatch/contract/workouts/workoutShares';
import { workoutColours } from '@fleetwatch/kit/theme/palettes';
import { Chart } from '@fleetwatch/kit/ui/chart/Chart';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Drawing, TitleFact } from './chartStyle.ts';
import { useChartSize } from './useChartSize.ts';
import { MY_WORKOUTS, NO_TRIPS, TRIPS, WORKOUT_TYPE } from './texts.ts';

interface SeasonWorkoutsProps {
  counts: WorkoutCounts;
  /** 'me-season-workouts-2026.png' */
  fileName: string;
}

const HEIGHT = 32;
/** Gap between two parts, px. */
const GAP = 2;
/** Narrower parts have no room for their number. */
const NUMBER_FROM_PX = 18;

const List = styled.ol`
  display: grid;
  gap: var(--s1);
  margin-top: var(--s3);
  font-size: var(--text-s);
  > li {
    display: flex;
    gap: var(--s2);
    > b {
      flex: 0 0 1.6em;
      border-radius: 4px;
      text-align: center;
    }
    > strong {
      margin-left: auto;
      font-weight: var(--weight-name);
    }
  }
`;

/** The viewer's trips of the season by workout type, as one bar (rule activity.season-workouts). */
export function SeasonWorkouts({ counts, fileName }: SeasonWorkoutsProps) {
  const shares = workoutShares(counts).map((share, at, all) => ({
    ...share,
    colour: workoutColours[share.index] ?? '',
    before: all.slice(0, at).reduce((sum, other) => sum + other.share, 0),
  }));
  const trips = shares.reduce((sum, { count }) => sum + count, 0);
  const [frame, { width }] = useChartSize(HEIGHT);
  return (
    <Card title={MY_WORKOUTS} actions={<TitleFact>{counted(trips, 'trip')}</TitleFact>}>
      {trips === 0 ? (
        <p>{NO_TRIPS}</p>
      ) : (
        <Chart
          title={MY_WORKOUTS}
          fileName={fileName}
          pictureKey={shares.map(({ colour, index, name, count }) => ({
            colour,
            text: `${index + 1} ${name}: ${count}`,
          }))}
          table={{
            columns: [WORKOUT_TYPE, TRIPS],
            rows: shares.map(({ name, count }) => ({ head: name, cells: [count] })),
          }}
        >
          <div ref={frame}>
            <Drawing
              role="img"
              aria-label={`${MY_WORKOUTS}: ${shares.map(({ name, count }) => `${name} ${count}`).join(', ')}.`}
              width={width}
              height={HEIGHT}
              viewBox={`0 0 ${width} ${HEIGHT}`}
            >
              {shares.map(({ name, index, share, count, colour, before }) => {
                const x = before * width;
                const wide = Math.max(1, share * width - GAP);
                return (
                  <g key={name}>
                    <rect x={x} width={wide} height={HEIGHT} rx="4" fill={colour}>
                      <title>{`${name}: ${count}`}</title>
                    </rect>
                    {wide >= NUMBER_FROM_PX && (
                      <text
                        x={x + wide / 2}
                        y={HEIGHT / 2}
                        textAnchor="middle"
                        style={{ fill: textOn(colour), fontWeight: 700 }}
                      >
                        {index + 1}
                      </text>
                    )}
                  </g>
                );
              })}
            </Drawing>
          </div>
          <List aria-hidden="true">
            {shares.map(({ name, index, count, colour }) => (
              <li key={name}>
                <b style={{ background: colour, color: textOn(colour) }}>{index + 1}</b>
                {name}
                <strong>{count}</strong>
              </li>
            ))}
          </List>
        </Chart>
      )}
    </Card>
  );
}
