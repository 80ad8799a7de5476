import { createHash } from 'node:crypto';
import { BOATS_MAX, OUTINGS_MAX, PEOPLE_MAX } from '@fleetwatch/contract/moving/limits';
import { FILE_UNKNOWN, TABLE_NO_HEADER, TABLE_NO_ROWS, tooMany } from '@fleetwatch/contract/moving/messages';
import type { SourceBoat, SourceModel, SourceOuting, SourcePerson } from '@fleetwatch/contract/moving/model';
import { unitInUse } from '@fleetwatch/contract/moving/unitInUse';
import { headerAt, separatorOf } from '@fleetwatch/contract/tables/columns';
import { parse } from 'csv-parse/sync';
import { refuseFile } from './refuseFile.ts';
import {
  columnsOf,
  kindOf,
  unitOfHeader,
  type Column,
  type Columns,
  type TableKind,
} from './tableColumns.ts';

const ID_LENGTH = 16;
const MOST: Readonly<Record<TableKind, number>> = {
  outings: OUTINGS_MAX,
  people: PEOPLE_MAX,
  boats: BOATS_MAX,
};

type Row = (column: Column) => string;

function linesOf(text: string): string[][] {
  try {
    return parse(text, {
      ...{ delimiter: separatorOf(text), bom: true, relax_quotes: true, relax_column_count: true },
      ...{ skip_empty_lines: true, trim: true, max_record_size: 100_000 },
    });
  } catch {
    throw refuseFile(FILE_UNKNOWN);
  }
}

/** An id that a row keeps when its list is exported again: of what it says, and which of several it is. */
class RowIds {
  readonly #seen = new Map<string, number>();

  of(parts: readonly string[]): string {
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, ID_LENGTH);
    const count = (this.#seen.get(digest) ?? 0) + 1;
    this.#seen.set(digest, count);
    return count === 1 ? digest : `${digest}-${count}`;
  }
}

/** The names in a cell of a crew, divided by `;` or, without one, by `,` `/` `&` or `+`. */
const namesIn = (cell: string): string[] =>
  (cell.includes(';') ? cell.split(';') : cell.split(/[,/&+]/))
    .map((name) => name.trim())
    .filter((name) => name !== '');

function outingOf(row: Row, ids: RowIds): SourceOuting {
  const names = [...namesIn(row('launcher')), ...namesIn(row('crew')), ...namesIn(row('cox'))];
  const said = (['day', 'boat', 'start', 'end', 'launcher', 'crew', 'cox', 'distance'] as const).map(row);
  return {
    ...{ logbook: 'list', id: row('id') === '' ? ids.of(said) : ids.of([row('id'), row('day')]) },
    ...{ day: row('day'), start: row('start'), endDay: row('endDay'), end: row('end') },
    boat: row('boat') === '' ? null : `name ${row('boat')}`,
    seats: [...new Set(names)].map((name) => ({ person: null, name })),
    ...{ chief: null, distance: row('distance'), other: null, isOpen: false, notes: row('notes') },
  };
}

function personOf(row: Row, ids: RowIds): SourcePerson {
  const name = row('name') || [row('first'), row('last')].filter((part) => part !== '').join(' ');
  const id =
    row('email') === '' ? ids.of([row('id'), name, row('born')]) : ids.of([row('email').toLowerCase()]);
  const [last = '', first] = name.split(',').map((part) => part.trim());
  const written = first === undefined || first === '' ? name : `${first} ${last}`;
  return {
    id,
    name: written,
    email: row('email'),
    born: row('born'),
    status: row('status'),
    isCleared: false,
  };
}

function boatOf(row: Row, ids: RowIds): SourceBoat {
  const name = row('name') || row('boat');
  return {
    ...{ id: ids.of([row('id'), name]), name, seats: row('seats') || row('shape') },
    ...{
      rigging: row('rigging'),
      coxing: row('coxing'),
      isGone: false,
      isOnlyNamed: false,
      note: row('notes'),
    },
  };
}

/** The boats that a list of outings names: it says nothing else about them. */
function boatsNamed(outings: readonly SourceOuting[], classes: ReadonlyMap<string, string>): SourceBoat[] {
  const ids = new Set(outings.flatMap(({ boat }) => (boat === null ? [] : [boat])));
  return [...ids].map((id) => ({
    ...{ id, name: id.slice('name '.length), seats: classes.get(id) ?? '' },
    ...{ rigging: '', coxing: '', isGone: true, isOnlyNamed: true, note: '' },
  }));
}

/** The unit of the distances: the header's where they have none themselves. */
function unitOf(header: readonly string[], { distance }: Columns, outings: readonly SourceOuting[]) {
  return unitInUse(outings) ?? unitOfHeader(header[distance ?? -1] ?? '');
}

/**
 * Reads a list of outings, people or boats with a header in its first ten lines. Throws 422 `invalid:file`.
 * @param text comma, semicolon, tab or pipe between its cells
 */
export function readTable(text: string): SourceModel {
  return readLines(linesOf(text));
}

/** The same of cells that are apart already. */
export function readLines(lines: readonly (readonly string[])[]): SourceModel {
  const at = headerAt(lines, (line) => kindOf(columnsOf(line)) !== null);
  const header = lines[at] ?? [];
  const columns = columnsOf(header);
  const kind = kindOf(columns);
  if (kind === null) throw refuseFile(TABLE_NO_HEADER);
  const filled = lines.slice(at + 1).filter((line) => line.some((cell) => cell !== ''));
  if (filled.length === 0) throw refuseFile(TABLE_NO_ROWS);
  if (filled.length > MOST[kind]) throw refuseFile(tooMany(kind, MOST[kind]));
  const rows = filled.map(
    (line): Row =>
      (column) =>
        line[columns[column] ?? -1] ?? '',
  );
  const ids = new RowIds();
  const nothing = {
    system: 'csv' as const,
    unit: 'km' as const,
    boats: [],
    people: [],
    outings: [],
    warnings: [],
  };
  if (kind === 'boats') return { ...nothing, boats: rows.map((row) => boatOf(row, ids)) };
  if (kind === 'people') return { ...nothing, people: rows.map((row) => personOf(row, ids)) };
  const outings = rows.map((row) => outingOf(row, ids));
  const classes = new Map(rows.map((row) => [`name ${row('boat')}`, row('shape')]));
  return { ...nothing, outings, unit: unitOf(header, columns, outings), boats: boatsNamed(outings, classes) };
}
