import { formatAmount, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { dayText } from '@fleetwatch/contract/time/dayText';
import type { ChartTable } from '@fleetwatch/kit/ui/chart/Chart';
import type { DayTotals } from './activityChart.ts';
import { CREW } from '../texts.ts';
import { TRIPS } from './texts.ts';
import { DAY } from './lazyTexts.ts';

/** Returns the days with trips, in figures. */
export function activityTable(figures: readonly DayTotals[], unit: ShownUnit): ChartTable {
  return {
    columns: [DAY, TRIPS, UNIT_TITLES[unit], CREW],
    rows: figures
      .filter(({ trips }) => trips > 0)
      .map(({ date, trips, miles, crew }) => ({
        head: dayText(date),
        cells: [trips, formatAmount(miles, unit), crew],
      })),
  };
}
