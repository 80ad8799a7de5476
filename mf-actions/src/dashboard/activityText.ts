import { formatAmount } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { counted } from '@fleetwatch/contract/texts/counted';
import { dayText } from '@fleetwatch/contract/time/dayText';
import type { DayTotals } from './activityChart.ts';

/** 'May 3: 4 trips, 31.5 miles, 9 rowers' */
export function totalsText({ date, trips, miles, crew }: DayTotals, unit: ShownUnit): string {
  const amount = formatAmount(miles, unit);
  const distance = unit === 'mi' ? `${amount} ${amount === '1' ? 'mile' : 'miles'}` : `${amount} ${unit}`;
  return `${dayText(date)}: ${[counted(trips, 'trip'), distance, counted(crew, 'rower')].join(', ')}`;
}
