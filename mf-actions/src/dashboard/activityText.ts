import { monthName } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth } from '@fleetwatch/contract/time/weeks';
import { formatAmount } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { DayTotals } from './activityChart.ts';

/** `dayText('2026-05-03') === 'May 3'` */
export const dayText = (date: LocalDateText): string => `${monthName(date)} ${dayOfMonth(date)}`;

const counted = (count: string, noun: string): string => `${count} ${noun}${count === '1' ? '' : 's'}`;

/** 'May 3: 4 trips, 31.5 miles, crew of 9' */
export function totalsText({ date, trips, miles, crew }: DayTotals, unit: ShownUnit): string {
  const amount = formatAmount(miles, unit);
  const distance = unit === 'mi' ? counted(amount, 'mile') : `${amount} ${unit}`;
  const parts = [counted(String(trips), 'trip'), distance, `crew of ${crew}`];
  return `${dayText(date)}: ${parts.join(', ')}`;
}
