import { datePart } from '@fleetwatch/contract/time/localText';

// One for all: making a format takes longer than drawing a row.
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `shortDay('2026-05-01 06:12:09') === 'May 1'`; also of a day without its time. */
export function shortDay(text: string): string {
  return DAY.format(new Date(`${datePart(text)}T00:00:00Z`));
}
