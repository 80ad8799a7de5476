import { datePart } from '@fleetwatch/contract/time/localText';

/** `shortDay('2026-05-01 06:12:09') === 'May 1'`; also of a day without its time. */
export function shortDay(text: string): string {
  return new Date(`${datePart(text)}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
