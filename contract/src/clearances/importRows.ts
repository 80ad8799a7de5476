import { columnsNamed } from '../tables/columns.ts';
import { readDay, type DateOrder } from '../tables/days.ts';
import { plainApostrophes, tidyName } from '../texts/rules.ts';
import type { ImportRow } from './wire.ts';

/** Column positions in a file, by field; absent for a missing field. */
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

/** Returns a name without accents and case, with one kind of apostrophe: 'Brook, Zoë' as 'zoe brook'. */
export function looseNameOf(name: string): string {
  const [last = '', first, ...rest] = tidyName(name).split(',');
  const turned = first === undefined || rest.length > 0 ? name : `${first} ${last}`;
  return tidyName(plainApostrophes(turned).normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();
}

/** Returns the columns named by a header. */
export const columnsOf = (header: readonly string[]): Columns => columnsNamed(HEADERS, header);

/** Whether the columns suffice: a name or an address, the clearance, and the first day. */
export const hasRequiredColumns = ({ name, email, clearance, acquired }: Columns): boolean =>
  (name ?? email) !== undefined && clearance !== undefined && acquired !== undefined;

/** Returns the texts of the days in a file. */
export const daysIn = (lines: readonly (readonly string[])[], { acquired, expires }: Columns): string[] =>
  lines.flatMap((line) => [acquired, expires].flatMap((at) => (at === undefined ? [] : [line[at] ?? ''])));

/** Returns the rows of a file below its header, without empty lines. */
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
      name: cell('name'),
      email: cell('email'),
      clearance: cell('clearance'),
      fleetGroup: cell('fleetGroup'),
      acquired: day('acquired'),
      expires: day('expires'),
      evidence: cell('evidence'),
    };
  });
}
