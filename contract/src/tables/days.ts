import type { LocalDateText } from '../time/localText.ts';
import { dateText, isCalendarDay } from '../time/weeks.ts';

/** How the days of a file are written; days such as 2026-05-03 are read in every order. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const PARTS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/** A day in a file, `YYYY-MM-DD`; null for what is no day. With dots the day is always before the month. */
export function readDay(text: string, order: DateOrder): LocalDateText | null {
  const written = text.trim();
  if (isCalendarDay(written)) return written;
  const [, one = '', mark = '', two = '', year = ''] = PARTS.exec(written) ?? [];
  const isDayFirst = mark === '.' || order === 'dmy';
  const day = dateText(Number(year), Number(isDayFirst ? two : one), Number(isDayFirst ? one : two));
  return isCalendarDay(day) && year !== '' ? day : null;
}

/** The one order in which most days of a file make sense; null where both do and are not the same, so that a person decides. */
export function dateOrderOf(texts: readonly string[]): DateOrder | null {
  const read = (order: DateOrder) => texts.map((text) => readDay(text, order));
  const [dmy, mdy] = [read('dmy'), read('mdy')];
  if (dmy.every((day, at) => day === mdy[at])) return 'dmy';
  const isUnread = (
    day: LocalDateText | null,
    at: number,
    other: readonly (LocalDateText | null)[],
  ): boolean => day === null && other[at] !== null;
  const [isNotDmy, isNotMdy] = [
    dmy.some((day, at) => isUnread(day, at, mdy)),
    mdy.some((day, at) => isUnread(day, at, dmy)),
  ];
  if (isNotDmy === isNotMdy) return null;
  return isNotDmy ? 'mdy' : 'dmy';
}
