import { dateText, isCalendarDay } from '../time/weeks.ts';
import { tidyName } from '../texts/rules.ts';
import type { LocalDateText } from '../time/localText.ts';
import type { ImportRow } from './wire.ts';

/** How the days of a file are written; days such as 2026-05-03 are read in every order. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The places of the columns in a file, by field; absent for a field that it does not have. */
export type Columns = Partial<Record<keyof ImportRow, number>>;

const HEADERS: Readonly<Record<keyof ImportRow, readonly string[]>> = {
  name: ['name', 'member'],
  email: ['email', 'e-mail'],
  clearance: ['clearance', 'right'],
  fleetGroup: ['class'],
  acquired: ['acquired', 'date'],
  expires: ['expires', 'until'],
  evidence: ['evidence'],
};
export const IMPORT_FIELDS = Object.keys(HEADERS) as (keyof ImportRow)[];

/** A name without accents and case, 'Brook, Zoë' as 'zoe brook'. */
export function looseNameOf(name: string): string {
  const [last = '', first, ...rest] = tidyName(name).split(',');
  const turned = first === undefined || rest.length > 0 ? name : `${first} ${last}`;
  return tidyName(turned.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();
}

/** The separator of a file, by its first line: comma, semicolon or tab, the one that is there most often outside quotes. */
export function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/);
  const countOf = (separator: string): number => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

/** The columns that a header names, case and spaces ignored; the first of several. */
export function columnsOf(header: readonly string[]): Columns {
  const keys = header.map((cell) => cell.replaceAll(/\s/g, '').toLowerCase());
  const found = IMPORT_FIELDS.map((field) => [field, keys.findIndex((key) => HEADERS[field].includes(key))]);
  return Object.fromEntries(found.filter(([, at]) => at !== -1)) as Columns;
}

/** Whether the columns suffice: a name or an address, the clearance, and the first day. */
export const areEnough = ({ name, email, clearance, acquired }: Columns): boolean =>
  (name ?? email) !== undefined && clearance !== undefined && acquired !== undefined;

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

/** The texts of the days in a file. */
export const daysIn = (lines: readonly (readonly string[])[], { acquired, expires }: Columns): string[] =>
  lines.flatMap((line) => [acquired, expires].flatMap((at) => (at === undefined ? [] : [line[at] ?? ''])));

/** The rows of a file below its header; empty lines are left out. */
export function rowsOf(
  lines: readonly (readonly string[])[],
  columns: Columns,
  order: DateOrder,
): ImportRow[] {
  const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ''));
  return filled.map((line) => {
    const cell = (field: keyof ImportRow): string => {
      const at = columns[field];
      return at === undefined ? '' : (line[at] ?? '').trim();
    };
    const day = (field: keyof ImportRow): string => readDay(cell(field), order) ?? cell(field);
    return {
      ...{ name: cell('name'), email: cell('email'), clearance: cell('clearance') },
      ...{ fleetGroup: cell('fleetGroup'), acquired: day('acquired'), expires: day('expires') },
      evidence: cell('evidence'),
    };
  });
}
