import { dateText } from '@fleetwatch/contract/time/weeks';

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, so that March 1, 1900 is 61: they treat 1900 as a leap year. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Offset of workbooks that count from 1904. */
const DAYS_TO_1904 = 1_462;
/** Days of 1954 to 2118; other whole numbers in a column of days are not days. */
const SERIAL = /^([2-7]\d{4})(?:\.\d+)?$/;
const WITH_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)/;
/** '3/25/2024 6:30 AM' and '01.03.24, 06:30'. */
const DAY_AND_TIME = /^(.*\d{2})(?:,\s*|\s+)(\d{1,2}[:.]\d\d(?:[:.]\d\d)?\s*(?:[ap]\.?m\.?|uhr)?)$/i;

const partsOf = (cell: string): RegExpExecArray | null => WITH_TIME.exec(cell) ?? DAY_AND_TIME.exec(cell);

/**
 * Formats a number that a spreadsheet shows as a day, a time or both: 45780.25 is '2025-05-03 06:00:00',
 * 0.25 is '06:00:00'.
 */
export function serialText(serial: number, is1904: boolean): string {
  const ms = Math.round((serial + (is1904 ? DAYS_TO_1904 : 0)) * 86_400) * 1_000;
  const at = new Date(EPOCH + ms);
  if (Number.isNaN(at.getTime())) return String(serial);
  const time = at.toISOString().slice(11, 19);
  if (serial < 1) return time;
  const day = dateText(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  return ms % DAY_MS === 0 ? day : `${day} ${time}`;
}

/**
 * Extracts the day from a cell of a column of days, which may also contain a time, or be a spreadsheet's
 * number.
 */
export function dayIn(cell: string): string {
  const [, serial] = SERIAL.exec(cell) ?? [];
  if (serial !== undefined) return serialText(Number(serial), false);
  return partsOf(cell)?.[1] ?? cell;
}

/** Extracts the time from a cell of a column of times, which may also contain a day. */
export const timeIn = (cell: string): string => partsOf(cell)?.[2] ?? cell;

/** Extracts the time after a day in the same cell; '' for none. */
export function timeAfterDay(cell: string): string {
  if (!SERIAL.test(cell)) return partsOf(cell)?.[2] ?? '';
  return partsOf(serialText(Number(cell), false))?.[2] ?? '';
}
