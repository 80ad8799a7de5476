import type { LocalDateText, LocalDateTimeText } from './localText.ts';
import { dayOfMonth, weekday, yearOf } from './weeks.ts';

type Day = LocalDateText | LocalDateTimeText;

export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const dateOf = (day: Day): LocalDateText => day.slice(0, 10);

/** `monthName('2026-05-01') === 'May'`; also of a month: `monthName('2026-05')`. */
export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** `weekdayName('2026-05-01 06:12:09') === 'Fri'` */
export const weekdayName = (day: Day): string => WEEKDAYS[weekday(dateOf(day)) - 1] ?? '';

/** `dayText('2026-05-01') === 'May 1'`. With today, a day of another year shows its year: 'May 1, 2027'. */
export function dayText(day: Day, today: Day = day): string {
  const text = `${monthName(day)} ${dayOfMonth(dateOf(day))}`;
  return yearOf(dateOf(day)) === yearOf(dateOf(today)) ? text : `${text}, ${yearOf(dateOf(day))}`;
}

/** `weekdayDayText('2026-05-01') === 'Fri May 1'` */
export const weekdayDayText = (day: Day): string => `${weekdayName(day)} ${dayText(day)}`;
