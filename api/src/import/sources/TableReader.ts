import type { ListKind } from '@fleetwatch/contract/import/kinds';
import {
  BOATS_MAX,
  LIST_COLUMNS_MAX,
  OUTINGS_MAX,
  PEOPLE_MAX,
  RESERVATIONS_MAX,
  TEXT_CHARACTERS_MAX,
} from '@fleetwatch/contract/import/limits';
import { seatOf } from '@fleetwatch/contract/import/lists';
import {
  columnsUnread,
  crewsMissing,
  crewCellsReadAsOne,
  TABLE_NO_HEADER,
  TABLE_NO_ROWS,
  tooMany,
  tooMuchText,
} from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel, SourceOuting, SourcePerson } from '@fleetwatch/contract/import/model';
import { unitInUse } from '@fleetwatch/contract/import/unitInUse';
import type { ListAnswer, ListQuestion } from '@fleetwatch/contract/import/wire';
import { HEADER_WITHIN } from '@fleetwatch/contract/tables/columns';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { ColumnSamples } from './ColumnSamples.ts';
import { reservationIn } from './readReservation.ts';
import { splitNames } from './splitNames.ts';
import { columnsByHeader, guessedColumns, kindOfHeader, unitOfHeader } from './tableColumns.ts';
import { boatOf, boatsNamed, nameOf, outingOf, personOf, RowIds, type Row } from './tableRows.ts';
import { nameOnLine, withHeader } from '../texts.ts';

const MOST: Readonly<Record<ListKind, number>> = {
  outings: OUTINGS_MAX,
  people: PEOPLE_MAX,
  boats: BOATS_MAX,
  reservations: RESERVATIONS_MAX,
};

interface Line {
  cells: readonly string[];
  line: number;
}

const filledIn = ({ cells }: Line): number => cells.filter((cell) => cell.trim() !== '').length;

/** A sheet of a workbook, and how the club wants it to be read. */
export interface TableSource {
  sheet?: number;
  name?: string;
  /** How to read its columns; undefined to go by their names. */
  answer?: ListAnswer | undefined;
}

/**
 * Reads a list of outings, people, boats or reservations line by line; its header is one of the first ten
 * lines. Only columns that are read are stored, so that memory does not grow with other content.
 */
export class TableReader {
  readonly #ids = new RowIds();
  readonly #classes = new Map<string, string>();
  readonly #found = {
    outings: [] as SourceOuting[],
    people: [] as SourcePerson[],
    boats: [] as SourceBoat[],
    reservations: [] as NonNullable<SourceModel['reservations']>,
  };
  readonly #source: TableSource;
  /** Lines read before the header is known. */
  readonly #first: Line[] = [];
  #lines = 0;
  #characters = 0;
  #kind: ListKind | null = null;
  #isOpened = false;
  #hasHeader = false;
  #isHeaderKnown = false;
  #header: readonly string[] = [];
  /** How the columns are read. */
  #columns: ListAnswer['columns'] = [];
  readonly #places = new Map<string, number[]>();
  readonly #samples = new ColumnSamples();
  /** Crew cells with a comma that were read as one person, 'Ahlers, Bert'. */
  readonly #turned: string[] = [];
  /** Whether crews are separated by semicolons, so that a comma is within a name. */
  #hasSemicolons = false;
  readonly #crewless: number[] = [];

  constructor(source: TableSource = {}) {
    this.#source = source;
  }

  get name(): string {
    return this.#source.name ?? '';
  }

  /** Kind of the list; null while it is unknown, or if it is not a list. */
  get kind(): ListKind | null {
    return this.#kind;
  }

  /** Number of non-empty lines below the header. */
  get rows(): number {
    return this.#kind === null ? 0 : this.#found[this.#kind].length;
  }

  /** Whether to stop reading: the first ten lines have no header, or the club does not import the list. */
  get isHopeless(): boolean {
    return this.#isOpened && this.#kind === null;
  }

  /** Whether this may be a list, because at least two of its first lines have several cells. */
  get isTable(): boolean {
    return this.#isHeaderKnown || this.#first.filter((line) => filledIn(line) > 1).length > 1;
  }

  get isEmpty(): boolean {
    return this.#first.every((line) => filledIn(line) === 0);
  }

  /**
   * Adds the next line. Throws 422 `invalid:file` if there are too many.
   * @param line its number in the file
   */
  add(cells: readonly string[], line = this.#lines + 1): void {
    this.#lines += 1;
    if (this.isHopeless) return;
    if (this.#isOpened) {
      this.#addRow({ cells, line });
      return;
    }
    this.#first.push({ cells: [...cells], line });
    if (kindOfHeader(cells) !== null) this.#open(this.#first.length - 1, true);
    else if (this.#lines >= HEADER_WITHIN) this.end();
  }

  /** Ends a list that may be shorter than the lines in which a header is searched. */
  end(): void {
    if (this.#isOpened) return;
    // Of lines without known names, the first of the longest ones is the header or the first row.
    const counts = this.#first.map(filledIn);
    this.#open(Math.max(0, counts.indexOf(Math.max(...counts))), false);
  }

  #open(at: number, isHeaderKnown: boolean): void {
    const { answer } = this.#source;
    const { cells = [] } = this.#first[at] ?? {};
    this.#isOpened = true;
    this.#isHeaderKnown = isHeaderKnown;
    // Column names have no digits, but most rows have a day, a distance or an address.
    this.#hasHeader = answer?.hasHeader ?? (isHeaderKnown || !cells.some((cell) => /[\d@]/.test(cell)));
    this.#header = this.#hasHeader ? cells.map((cell) => cell.trim()) : [];
    this.#kind = answer ? answer.kind : kindOfHeader(this.#header);
    this.#columns = answer
      ? answer.columns.toSorted((one, other) => one.at - other.at)
      : this.#kind === null
        ? []
        : columnsByHeader(this.#kind, cells);
    for (const { as, at: place } of this.#columns)
      this.#places.set(as, [...(this.#places.get(as) ?? []), place]);
    for (const row of this.#first.slice(this.#hasHeader ? at + 1 : at)) this.#addRow(row);
  }

  #cell(cells: readonly string[], as: string): string {
    const texts = (this.#places.get(as) ?? []).map((at, index) => {
      const text = cells[at]?.trim() ?? '';
      return index === 0 || text === '' ? text : withHeader(this.#header[at] ?? '', text);
    });
    return texts.filter((text) => text !== '').join('. ');
  }

  #addRow({ cells, line }: Line): void {
    if (!cells.some((cell) => cell !== '')) return;
    this.#samples.add(cells);
    const kind = this.#kind;
    if (kind === null) return;
    const row: Row = (column) => this.#cell(cells, column);
    for (const { at } of this.#columns) this.#characters += cells[at]?.length ?? 0;
    if (this.#characters > TEXT_CHARACTERS_MAX)
      throw fileRefusal(tooMuchText(TEXT_CHARACTERS_MAX / 1_000_000));
    if (kind === 'boats') this.#found.boats.push(boatOf(row, this.#ids));
    else if (kind === 'people') this.#found.people.push(personOf(row, this.#ids));
    else if (kind === 'reservations')
      this.#found.reservations.push(reservationIn(row, nameOf(row), this.#ids, line));
    else {
      const seats = new Map(
        this.#columns.flatMap(({ as, at }): [number, string][] => {
          const seat = seatOf(as);
          return seat === null ? [] : [[Number(seat), cells[at]?.trim() ?? '']];
        }),
      );
      const outing = outingOf(row, seats, this.#ids, line);
      this.#found.outings.push(outing);
      if (outing.seats.length === 0) this.#crewless.push(line);
      if (row('crew').includes(';')) this.#hasSemicolons = true;
      const [only, ...others] = splitNames(row('crew'));
      if (only !== undefined && others.length === 0 && row('crew').includes(','))
        this.#turned.push(nameOnLine(only, line));
      this.#classes.set(`name ${row('boat')}`, row('shape'));
    }
    if (this.#found[kind].length > MOST[kind]) throw fileRefusal(tooMany(kind, MOST[kind]));
  }

  get #hasNoCrew(): boolean {
    return this.#kind === 'outings' && this.#source.answer?.hasNoCrew === true;
  }

  #warnings(): string[] {
    const read = new Set(this.#columns.map(({ at }) => at));
    const unread = this.#samples.filled
      .filter((at) => !read.has(at))
      .map((at) => this.#header[at] || `column ${at + 1}`);
    return [
      ...(unread.length > 0 ? [columnsUnread(unread)] : []),
      ...(this.#turned.length > 0 && !this.#hasSemicolons ? [crewCellsReadAsOne(this.#turned)] : []),
      ...(this.#crewless.length > 0 && !this.#hasNoCrew ? [crewsMissing(this.#crewless)] : []),
    ];
  }

  #question(): ListQuestion {
    const columnsRead = this.#kind === null ? guessedColumns(this.#header) : this.#columns;
    const taken = new Map(columnsRead.map(({ at, as }) => [at, as]));
    const width = Math.min(LIST_COLUMNS_MAX, Math.max(this.#header.length, this.#samples.width));
    const columns = Array.from({ length: width }, (_, at) => ({
      at,
      header: this.#header[at] ?? '',
      samples: this.#samples.of(at),
      as: taken.get(at) ?? null,
    }));
    return {
      sheet: this.#source.sheet ?? 0,
      name: this.name,
      kind: this.#kind,
      hasHeader: this.#hasHeader,
      isHeaderKnown: this.#isHeaderKnown,
      hasNoCrew: this.#hasNoCrew,
      columns: columns.filter(({ samples, as }) => samples.length > 0 || as !== null),
    };
  }

  /**
   * Returns the content, which is empty for a list whose columns the club must choose first. Throws 422
   * `invalid:file` for a text that is not a list, or without a line below its header.
   */
  model(): SourceModel {
    this.end();
    if (!this.isTable) throw fileRefusal(TABLE_NO_HEADER);
    if (this.#kind !== null && this.rows === 0) throw fileRefusal(TABLE_NO_ROWS);
    const { outings, boats, people, reservations } = this.#found;
    const [distance = -1] = this.#places.get('distance') ?? [];
    return {
      outings,
      people,
      ...(this.#kind === 'reservations' && { reservations }),
      system: 'csv',
      warnings: this.#kind === null ? [] : this.#warnings(),
      lists: [this.#question()],
      boats: this.#kind === 'outings' ? boatsNamed(outings, this.#classes) : boats,
      // Uses the header's unit if the distances have none.
      unit:
        this.#kind === 'outings' ? (unitInUse(outings) ?? unitOfHeader(this.#header[distance] ?? '')) : 'km',
    };
  }
}
