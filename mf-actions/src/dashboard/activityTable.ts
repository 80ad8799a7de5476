import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { ChartTable } from '@fleetwatch/kit/ui/chart/Chart';
import type { DayTotals } from './activityChart.ts';
import { dayText } from './activityText.ts';

/** The days on which somebody rowed, in figures. */
export function activityTable(figures: readonly DayTotals[]): ChartTable {
  return {
    columns: ['Day', 'Trips', 'Miles', 'Crew'],
    rows: figures
      .filter(({ trips }) => trips > 0)
      .map(({ date, trips, miles, crew }) => ({
        head: dayText(date),
        cells: [trips, formatMiles(miles), crew],
      })),
  };
}
