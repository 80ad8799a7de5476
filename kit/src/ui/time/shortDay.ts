import { monthName } from '@fleetwatch/contract/activity/csvNames';

/** `shortDay('2026-05-01 06:12:09') === 'May 1'`; the time is optional. */
export function shortDay(text: string): string {
  return `${monthName(text)} ${Number(text.slice(8, 10))}`;
}
