import { monthName } from '@fleetwatch/contract/activity/csvNames';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dayOfMonth, weekday } from '@fleetwatch/contract/time/weeks';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const weekdayName = (day: LocalDateText): string => WEEKDAYS[weekday(day) - 1] ?? '';

/** `dayName('2026-05-01') === 'Fri May 1'` */
export const dayName = (day: LocalDateText): string =>
  `${weekdayName(day)} ${monthName(day)} ${dayOfMonth(day)}`;
