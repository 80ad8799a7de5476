import styled from 'styled-components';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { weekName } from '../weeks/weekPlace.ts';
import type { SeasonWeek } from './seasonWeeks.ts';

interface SeasonTableProps {
  /** Names of the season and of the one before. */
  names: readonly [string, string];
  weeks: readonly SeasonWeek[];
  weeksBefore: readonly SeasonWeek[];
  goalPerWeek: number | null;
}

const Details = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--water);
    font-weight: 600;
    cursor: pointer;
  }
`;

const Table = styled.table`
  width: min(100%, 36rem);
  border-collapse: collapse;
  th,
  td {
    padding: var(--s1) var(--s2);
    border-bottom: var(--border) solid var(--line);
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  tbody th {
    font-weight: 400;
  }
`;

/** The chart's values as a table. */
export function SeasonTable({
  names: [name, nameBefore],
  weeks,
  weeksBefore,
  goalPerWeek,
}: SeasonTableProps) {
  const rows = weeks.length >= weeksBefore.length ? weeks : weeksBefore;
  return (
    <Details>
      <summary>Weeks as a table</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">{name}</th>
            <th scope="col">{nameBefore}</th>
            {goalPerWeek !== null && <th scope="col">Goal</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.number}>
              <th scope="row">{weekName(weeks[index] ?? row)}</th>
              <td>{formatMiles(weeks[index]?.miles ?? 0)}</td>
              <td>{formatMiles(weeksBefore[index]?.miles ?? 0)}</td>
              {goalPerWeek !== null && <td>{formatMiles(goalPerWeek)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Details>
  );
}
