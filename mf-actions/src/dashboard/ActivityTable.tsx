import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { DayTotals } from './activityChart.ts';
import { dayText } from './activityText.ts';
import { Days } from './clubActivityStyle.ts';

interface ActivityTableProps {
  figures: readonly DayTotals[];
  /** Whether it is open from the start: there is no chart. */
  isOpen: boolean;
}

/** The days on which somebody rowed, in figures. */
export function ActivityTable({ figures, isOpen }: ActivityTableProps) {
  const rowed = figures.filter(({ trips }) => trips > 0);
  if (rowed.length === 0) return <p>No trips yet this month.</p>;
  return (
    <Days key={String(isOpen)} open={isOpen}>
      <summary>Day by day</summary>
      <div role="region" aria-label="Day by day" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Trips</th>
              <th scope="col">Miles</th>
              <th scope="col">Crew</th>
            </tr>
          </thead>
          <tbody>
            {rowed.map(({ date, trips, miles, crew }) => (
              <tr key={date}>
                <th scope="row">{dayText(date)}</th>
                <td>{trips}</td>
                <td>{formatMiles(miles)}</td>
                <td>{crew}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Days>
  );
}
