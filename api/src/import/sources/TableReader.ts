import { createHash } from 'node:crypto';
import { BOATS_MAX, OUTINGS_MAX, PEOPLE_MAX, TEXT_CHARACTERS_MAX } from '@fleetwatch/contract/import/limits';
import {
  columnsUnread,
  crewsMissing,
  crewCellsReadAsOne,
  TABLE_NO_CREW,
  TABLE_NO_HEADER,
  TABLE_NO_ROWS,
  tooMany,
  tooMuchText,
} from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel, SourceOuting, SourcePerson } from '@fleetwatch/contract/import/model';
import { unitInUse } from '@fleetwatch/contract/import/unitInUse';
import { HEADER_WITHIN } from '@fleetwatch/contract/tables/columns';
import { dayIn, timeAfterDay, timeIn } from '../../platform/files/cellTimes.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { otherKind } from './efaRecords.ts';
import { splitNames, firstNameFirst } from './splitNames.ts';
import {
  columnsOf,
  kindOf,
  READ_COLUMNS,
  seatColumnsOf,
  unitOfHeader,
  type Column,
  type Columns,
  type TableKind,
} from './tableColumns.ts';
import { nameOnLine } from '../texts.ts';

const ID_LENGTH = 16;
const MOST: Readonly<Record<TableKind, number>> = {
  outings: OUTINGS_MAX,
  people: PEOPLE_MAX,
  boats: BOATS_MAX,
};

type Row = (column: Column) => string;

/**
 * Stable row ids, which stay the same when the list is exported again: derived from the content, and the
 * index among equal rows.
 */
class RowIds {
  readonly #seen = new Map<string, number>();

  of(parts: readonly string[]): string {
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, ID_LENGTH);
    const count = (this.#seen.get(digest) ?? 0) + 1;
    this.#seen.set(digest, count);
    return count === 1 ? digest : `${digest}-${count}`;
  }
}

/** Builds a name. First and last name may each have a column, and the last name's may be called `Name`. */
function nameOf(row: Row): string {
  const [name, first, last] = [row('name'), row('first'), row('last')];
  if (last === '' && ` ${name} `.includes(` ${first} `)) return firstNameFirst(name);
  const whole = first !== '' && last !== '' ? [first, last] : [first, name || last];
  return first === '' && last !== '' ? [name, last].join(' ').trim() : firstNameFirst(whole.join(' '));
}

function outingOf(row: Row, seats: ReadonlyMap<number, string>, ids: RowIds, line: number): SourceOuting {
  const launcher = row('launcher') || nameOf(row);
  const inSeats = [...seats].map(([at, name]) => ({ at, name: firstNameFirst(name) }));
  const all = [
    ...[...splitNames(launcher), ...splitNames(row('crew'))].map((name) => ({ at: -1, name })),
    ...inSeats,
    ...splitNames(row('cox')).map((name) => ({ at: 0, name })),
  ].filter(({ name }) => name !== '');
  const names = [...new Set(all.map(({ name }) => name))];
  const captain = all.find(({ at }) => row('captain') !== '' && at === Number(row('captain')));
  const said = (['day', 'boat', 'start', 'end', 'launcher', 'crew', 'cox', 'distance'] as const).map(row);
  const more = [...inSeats.map(({ name }) => name), row('launcher') === '' ? launcher : ''];
  return {
    logbook: 'list',
    id:
      row('id') === ''
        ? ids.of([...said, ...more.filter((part) => part !== '')])
        : ids.of([row('id'), row('day')]),
    line,
    day: dayIn(row('day')),
    start: timeIn(row('start')) || timeAfterDay(row('day')),
    endDay: dayIn(row('endDay')),
    end: timeIn(row('end')),
    boat: row('boat') === '' ? null : `name ${row('boat')}`,
    seats: names.map((name) => ({ person: null, name })),
    chief: captain ? names.indexOf(captain.name) : null,
    distance: row('distance'),
    other: otherKind(row('session')),
    isOpen: row('open').toLowerCase() === 'true',
    notes: [row('place'), row('notes')].filter((part) => part !== '').join('. '),
  };
}

function personOf(row: Row, ids: RowIds): SourcePerson {
  const name = nameOf(row);
  const id =
    row('email') === '' ? ids.of([row('id'), name, row('born')]) : ids.of([row('email').toLowerCase(), name]);
  return {
    id,
    name,
    email: row('email'),
    born: dayIn(row('born')),
    status: row('status'),
    isCleared: false,
  };
}

function boatOf(row: Row, ids: RowIds): SourceBoat {
  const name = row('name') || row('boat');
  return {
    id: ids.of([row('id'), name]),
    name,
    seats: row('seats') || row('shape'),
    rigging: row('rigging'),
    coxing: row('coxing'),
    note: row('notes'),
    isGone: false,
    isOnlyNamed: false,
  };
}

/** Returns the boats named in a list of outings, which contains nothing else about them. */
function boatsNamed(outings: readonly SourceOuting[], classes: ReadonlyMap<string, string>): SourceBoat[] {
  const ids = new Set(outings.flatMap(({ boat }) => (boat === null ? [] : [boat])));
  return [...ids].map((id) => ({
    id,
    name: id.slice('name '.length),
    seats: classes.get(id) ?? '',
    rigging: '',
    coxing: '',
    isGone: true,
    isOnlyNamed: true,
    note: '',
  }));
}

/**
 * Reads a list of outings, people or boats line by line; its header is one of the first ten lines. Only
 * columns that the header names are stored, so that memory does not grow with other content.
 */
export class TableReader {
  readonly #ids = new RowIds();
  readonly #classes = new Map<string, string>();
  readonly #found = {
    outings: [] as SourceOuting[],
    people: [] as SourcePerson[],
    boats: [] as SourceBoat[],
  };
  #lines = 0;
  #characters = 0;
  #columns: Columns = {};
  #header: readonly string[] = [];
  #seats: ReadonlyMap<number, number> = new Map();
  #kind: TableKind | null = null;
  /** Indexes of columns that are not empty. */
  readonly #filled = new Set<number>();
  readonly #turned: string[] = [];
  readonly #crewless: number[] = [];

  /** Kind of the list according to its header; null while, or if, there is none. */
  get kind(): TableKind | null {
    return this.#kind;
  }

  /** Number of non-empty lines below the header. */
  get rows(): number {
    return this.#kind === null ? 0 : this.#found[this.#kind].length;
  }

  /** Whether to stop reading: the first ten lines have no header. */
  get isHopeless(): boolean {
    return this.#kind === null && this.#lines >= HEADER_WITHIN;
  }

  /**
   * Adds the next line. Throws 422 `invalid:file` if there are too many.
   * @param line its number in the file
   */
  add(cells: readonly string[], line = this.#lines + 1): void {
    if (this.isHopeless) return;
    this.#lines += 1;
    if (this.#kind === null) {
      const columns = columnsOf(cells);
      const kind = kindOf(columns);
      if (kind === null) return;
      [this.#kind, this.#columns, this.#header] = [kind, columns, [...cells]];
      if (kind === 'outings') this.#seats = seatColumnsOf(cells);
    } else if (cells.some((cell) => cell !== '')) this.#addRow(this.#kind, cells, line);
  }

  #addRow(kind: TableKind, cells: readonly string[], line: number): void {
    const row: Row = (column) => cells[this.#columns[column] ?? -1]?.trim() ?? '';
    for (const [at, cell] of cells.entries()) if (cell !== '') this.#filled.add(at);
    for (const at of [...Object.values(this.#columns), ...this.#seats.values()])
      this.#characters += cells[at]?.length ?? 0;
    if (this.#characters > TEXT_CHARACTERS_MAX)
      throw fileRefusal(tooMuchText(TEXT_CHARACTERS_MAX / 1_000_000));
    if (kind === 'boats') this.#found.boats.push(boatOf(row, this.#ids));
    else if (kind === 'people') this.#found.people.push(personOf(row, this.#ids));
    else {
      const seats = new Map([...this.#seats].map(([seat, at]) => [seat, cells[at]?.trim() ?? '']));
      const outing = outingOf(row, seats, this.#ids, line);
      this.#found.outings.push(outing);
      if (outing.seats.length === 0) this.#crewless.push(line);
      const [only, ...others] = row('crew').includes(';') ? [] : splitNames(row('crew'));
      if (only !== undefined && others.length === 0 && row('crew').includes(','))
        this.#turned.push(nameOnLine(only, line));
      this.#classes.set(`name ${row('boat')}`, row('shape'));
    }
    if (this.#found[kind].length > MOST[kind]) throw fileRefusal(tooMany(kind, MOST[kind]));
  }

  #warnings(kind: TableKind): string[] {
    const read = new Set([
      ...READ_COLUMNS[kind].map((column) => this.#columns[column]),
      ...this.#seats.values(),
    ]);
    const unread = [...this.#filled]
      .filter((at) => !read.has(at))
      .toSorted((one, other) => one - other)
      .map((at) => this.#header[at]?.trim() || `column ${at + 1}`);
    return [
      ...(unread.length > 0 ? [columnsUnread(unread)] : []),
      ...(this.#turned.length > 0 ? [crewCellsReadAsOne(this.#turned)] : []),
      ...(this.#crewless.length > 0 ? [crewsMissing(this.#crewless)] : []),
    ];
  }

  /** Returns the content. Throws 422 `invalid:file` without a header, or without a line below it. */
  model(): SourceModel {
    const kind = this.#kind;
    if (kind === null) throw fileRefusal(TABLE_NO_HEADER);
    if (this.rows === 0) throw fileRefusal(TABLE_NO_ROWS);
    const { launcher, crew, cox, name, first } = this.#columns;
    if (
      kind === 'outings' &&
      (launcher ?? crew ?? cox ?? name ?? first) === undefined &&
      this.#seats.size === 0
    )
      throw fileRefusal(TABLE_NO_CREW);
    const { outings, boats } = this.#found;
    const ofHeader = unitOfHeader(this.#header[this.#columns.distance ?? -1] ?? '');
    return {
      ...this.#found,
      system: 'csv',
      warnings: this.#warnings(kind),
      boats: kind === 'outings' ? boatsNamed(outings, this.#classes) : boats,
      // Uses the header's unit if the distances have none.
      unit: kind === 'outings' ? (unitInUse(outings) ?? ofHeader) : 'km',
    };
  }
}
