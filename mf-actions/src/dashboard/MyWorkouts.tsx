import styled from 'styled-components';
import { textOn } from '@fleetwatch/contract/clubs/contrast';
import type { WorkoutCounts } from '@fleetwatch/contract/members/wire';
import { seasonFileName, seasonOfDay } from '@fleetwatch/contract/time/season';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Chart } from '@fleetwatch/kit/ui/chart/Chart';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { colourOf } from './colourOf.ts';
import { WorkoutPie } from './WorkoutPie.tsx';
import { workoutShares } from '@fleetwatch/contract/workouts/workoutShares';
import { WORKOUT_TYPE } from '../lazyTexts.ts';
import { TRIPS } from './texts.ts';
import { MY_WORKOUTS, NO_TRIPS_THIS_SEASON } from './lazyTexts.ts';

const Split = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4);
  > div {
    flex: 0 0 auto;
    margin: 0 auto;
    svg {
      margin: 0 auto;
    }
  }
  > table {
    flex: 1 1 10rem;
    border-collapse: collapse;
    font-size: var(--text-s);
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

/** The season's trips by workout type: a pie, and beside it the same as a table. */
export function MyWorkouts({ counts }: { counts: WorkoutCounts }) {
  const { data: club } = useClubQuery();
  const shares = workoutShares(counts);
  return (
    <Card title={MY_WORKOUTS}>
      {shares.length === 0 ? (
        <p>{NO_TRIPS_THIS_SEASON}</p>
      ) : (
        <Split>
          {club && (
            <Chart
              title={MY_WORKOUTS}
              fileName={`me-workouts-${seasonFileName(seasonOfDay(club.today, club.seasonStart), club.seasonStart)}.png`}
              pictureKey={shares.map((share) => ({
                colour: colourOf(share),
                text: `${share.index + 1} ${share.name}: ${share.count}`,
              }))}
            >
              <WorkoutPie shares={shares} />
            </Chart>
          )}
          <table>
            <thead>
              <tr>
                <th scope="col">{WORKOUT_TYPE}</th>
                <th scope="col">{TRIPS}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map((share) => (
                <tr key={share.name}>
                  <th scope="row">
                    <Type>
                      <Key
                        aria-hidden="true"
                        style={{ background: colourOf(share), color: textOn(colourOf(share)) }}
                      >
                        {share.index + 1}
                      </Key>
                      {share.name}
                    </Type>
                  </th>
                  <td>{share.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Split>
      )}
    </Card>
  );
}
