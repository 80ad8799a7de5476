import { monthName } from '@fleetwatch/contract/activity/csvNames';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth, weekday } from '@fleetwatch/contract/time/weeks';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** `dayName('2026-05-01') === 'Fri May 1'` */
export const dayName = (day: LocalDateText): string =>
  `${WEEKDAYS[weekday(day) - 1] ?? ''} ${monthName(day)} ${dayOfMonth(day)}`;
