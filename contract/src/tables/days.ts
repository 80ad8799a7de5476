import type { LocalDateText } from '../time/localText.ts';
import { dateText, isCalendarDay } from '../time/weeks.ts';

/** Date order of a file; ISO days such as 2026-05-03 are read in every order. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const PARTS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
/** '1 Mar 2024', '1. März 2024' and '1-Mar-24'; 'Mar 1, 2024'. */
const DAY_MONTH = /^(\d{1,2})\.?[\s-]*(\p{L}{3,})\.?[\s-]*(\d{4}|\d{2})$/u;
const MONTH_DAY = /^(\p{L}{3,})\.?\s*(\d{1,2}),?\s+(\d{4})$/u;
/** Month prefixes, without accents, in the languages of headers. */
const MONTHS = [
  /^(?:jan|gen|ene)/,
  /^(?:feb|fev)/,
  /^(?:mar|maa|mrt|mae|mrz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|maj|mei|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott)/,
  /^nov/,
  /^(?:dec|dez|des|dic)/,
];
/** First year that two digits can mean. */
const CENTURY_FROM = 69;

const yearIn = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < CENTURY_FROM ? 2_000 : 1_900);
const monthIn = (word: string): number => {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return MONTHS.findIndex((month) => month.test(plain)) + 1;
};

function namedDay(written: string): LocalDateText | null {
  const [, day = '', month = '', year = ''] = DAY_MONTH.exec(written) ?? [];
  const [, monthFirst = month, dayAfter = day, yearAfter = year] = MONTH_DAY.exec(written) ?? [];
  const found = dateText(yearIn(yearAfter), monthIn(monthFirst), Number(dayAfter));
  return yearAfter !== '' && isCalendarDay(found) ? found : null;
}

/**
 * Returns a day in a file, `YYYY-MM-DD`; null if invalid. With dots the day always comes before the month; a two-digit year is
 * one of 1969 to 2068.
 */
export function readDay(text: string, order: DateOrder): LocalDateText | null {
  const written = text.trim();
  if (isCalendarDay(written)) return written;
  const [, one = '', mark = '', two = '', year = ''] = PARTS.exec(written) ?? [];
  const isDayFirst = mark === '.' || order === 'dmy';
  if (year === '') return namedDay(written);
  const day = dateText(yearIn(year), Number(isDayFirst ? two : one), Number(isDayFirst ? one : two));
  return isCalendarDay(day) ? day : null;
}

/**
 * Returns the one order in which most days of a file make sense; null if both do with different results, so that a person
 * decides.
 */
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
