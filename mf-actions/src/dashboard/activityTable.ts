import { formatAmount, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { ChartTable } from '@fleetwatch/kit/ui/chart/Chart';
import type { DayTotals } from './activityChart.ts';
import { dayText } from './activityText.ts';

/** The days on which somebody rowed, in figures. */
export function activityTable(figures: readonly DayTotals[], unit: ShownUnit): ChartTable {
  return {
    columns: ['Day', 'Trips', UNIT_TITLES[unit], 'Crew'],
    rows: figures
      .filter(({ trips }) => trips > 0)
      .map(({ date, trips, miles, crew }) => ({
        head: dayText(date),
        cells: [trips, formatAmount(miles, unit), crew],
      })),
  };
}
