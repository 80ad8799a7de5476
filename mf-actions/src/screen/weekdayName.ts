import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** `weekdayName('2026-05-01 06:12:09') === 'Fri'` */
export function weekdayName(text: LocalDateTimeText): string {
  const noon = new Date(`${datePart(text)}T12:00:00Z`);
  return noon.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
}
