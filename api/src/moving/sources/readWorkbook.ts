import { TEXT_CHARACTERS_MAX, WORKBOOK_DEPTH_MAX } from '@fleetwatch/contract/moving/limits';
import { TABLE_NO_HEADER, TABLE_NO_ROWS, tooMuchText, xmlBroken } from '@fleetwatch/contract/moving/messages';
import type { SourceBoat, SourceModel } from '@fleetwatch/contract/moving/model';
import { unitInUse } from '@fleetwatch/contract/moving/unitInUse';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import { serialText } from './cellTimes.ts';
import type { ZipEntry } from './openZip.ts';
import { readXml, type XmlReader } from './readXml.ts';
import { refuseFile } from './refuseFile.ts';
import { TableReader } from './TableReader.ts';

export const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';
const STRINGS = 'xl/sharedStrings.xml';
const SHEETS_MAX = 20;
/** Columns that are looked at. */
const COLUMNS_MAX = 100;
const BASE_OF_LETTERS = 26;
/** Built-in formats that show a day, a time or both. */
const SHOWS_TIME = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

type Entries = ReadonlyMap<string, ZipEntry>;

/** Reads a part of a workbook; one that is not there has nothing. */
async function readPart(entries: Entries, name: string, reader: Partial<XmlReader>): Promise<void> {
  const entry = entries.get(name);
  if (!entry) return;
  const ignore = (): void => undefined;
  await readXml(await entry.open(), name, WORKBOOK_DEPTH_MAX, { open: ignore, close: ignore, ...reader });
}

interface Book {
  /** Paths of the sheets in their order. */
  sheets: string[];
  is1904: boolean;
  strings: string[];
  /** Numbers of the cells' formats that show a day or a time. */
  timeFormats: ReadonlySet<number>;
}

/** An attribute by its name without a prefix: 'r:id' is 'id'. */
const attribute = (attributes: Readonly<Record<string, string>>, name: string): string =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1] ?? '';

async function readSheets(entries: Entries): Promise<Pick<Book, 'sheets' | 'is1904'>> {
  const [ids, targets]: [string[], Map<string, string>] = [[], new Map()];
  let is1904 = false;
  await readPart(entries, WORKBOOK, {
    open(name, _path, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      // A relation's id has a prefix, and a sheet's own number has another name.
      if (name === 'sheet' && ids.length < SHEETS_MAX) ids.push(attribute(attributes, 'id'));
    },
  });
  await readPart(entries, RELATIONS, {
    open(name, _path, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  // Several sheets may name one part, which is read once.
  return { sheets: [...new Set(ids.flatMap((id) => targets.get(id) ?? []))], is1904 };
}

/** Whether a format that a person made shows a day or a time: 'dd.mm.yyyy', '[h]:mm'; colours and texts aside. */
const isOfTime = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ''));

async function readTimeFormats(entries: Entries): Promise<Set<number>> {
  const own = new Map<number, boolean>();
  const found = new Set<number>();
  let count = 0;
  await readPart(entries, STYLES, {
    open(name, path, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), isOfTime(formatCode));
      if (name !== 'xf' || path.at(-2) !== 'cellXfs') return;
      if (own.get(Number(numFmtId)) ?? SHOWS_TIME.has(Number(numFmtId))) found.add(count);
      count += 1;
    },
  });
  return found;
}

/** Characters that XML cannot have: '_x000D_'. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

async function readStrings(entries: Entries): Promise<string[]> {
  const strings: string[] = [];
  let [text, characters] = ['', 0];
  await readPart(entries, STRINGS, {
    open(name) {
      if (name === 'si') text = '';
    },
    close(name, path, part) {
      // How a word is pronounced stands beside it.
      if (name === 't' && !path.includes('rPh')) text += part;
      if (name !== 'si') return;
      // Each has a place in memory, an empty one too.
      characters += text.length + 1;
      if (characters > TEXT_CHARACTERS_MAX) throw refuseFile(tooMuchText(TEXT_CHARACTERS_MAX / 1_000_000));
      strings.push(unescaped(text).trim());
    },
  });
  return strings;
}

/** 'C7' is in column 2; -1 without a name. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return [...letters].reduce((sum, letter) => sum * BASE_OF_LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number without what binary fractions add: 12.300000000000001 is 12.3. */
const numberText = (text: string): string => {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? text : String(Number(value.toFixed(6)));
};

function cellText(
  text: string,
  type: string,
  format: number,
  { strings, is1904, timeFormats }: Book,
): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'd') return text.replace('T', ' ').replace(/\.\d+$|Z$/, '');
  if (type !== '' && type !== 'n') return unescaped(text).trim();
  const isTime = timeFormats.has(format) && text !== '' && Number(text) >= 0;
  return isTime ? serialText(Number(text), is1904) : numberText(text);
}

/** What takes the lines of a sheet, one after another. */
type LineSink = Pick<TableReader, 'add'>;

/** Reads the lines of a sheet. */
async function readSheet(entries: Entries, path: string, book: Book, table: LineSink): Promise<void> {
  let cells: string[] = [];
  let cell = { type: '', format: 0, column: -1 };
  let text = '';
  await readPart(entries, path, {
    open(name, _path, attributes) {
      if (name === 'row') [cells, cell] = [[], { type: '', format: 0, column: -1 }];
      if (name !== 'c') return;
      const { r = '', t = '', s = '0' } = attributes;
      cell = { type: t, format: Number(s), column: r === '' ? cell.column + 1 : columnOf(r) };
      text = '';
    },
    close(name, inside, part) {
      if (name === 'v' || (name === 't' && !inside.includes('rPh'))) text += part;
      if (name === 'row') table.add(cells);
      const { column, type, format } = cell;
      if (name !== 'c' || column < 0 || column >= COLUMNS_MAX) return;
      while (cells.length < column) cells.push('');
      cells[column] = cellText(text, type, format, book);
    },
  });
}

const keyOf = ({ name }: SourceBoat): string => tidyName(name).toLowerCase();

/** One model of several sheets: one may have the boats, one the people, and the others outings. */
function together(models: readonly SourceModel[]): SourceModel {
  const all = models.flatMap((model) => model.boats);
  const listed = new Map(all.filter(({ isOnlyNamed }) => !isOnlyNamed).map((boat) => [keyOf(boat), boat.id]));
  const named = new Map(all.map((boat) => [boat.id, listed.get(keyOf(boat)) ?? boat.id]));
  const outings = models
    .flatMap((model) => model.outings)
    .map((outing) => ({ ...outing, boat: named.get(outing.boat ?? '') ?? outing.boat }));
  const units = new Set(models.filter((model) => model.outings.length > 0).map(({ unit }) => unit));
  const [unit = 'km'] = units;
  // Two sheets may name one boat, and only one has its class.
  const boats = new Map(
    all
      .filter(({ id }) => named.get(id) === id)
      .sort((one, other) => Number(one.seats !== '') - Number(other.seats !== ''))
      .map((boat) => [boat.id, boat]),
  );
  const people = new Map(models.flatMap((model) => model.people).map((person) => [person.id, person]));
  return {
    system: 'csv',
    outings,
    boats: [...boats.values()],
    warnings: [],
    people: [...people.values()],
    unit: units.size > 1 ? unitInUse(outings) : unit,
  };
}

async function openBook(files: readonly ZipEntry[]): Promise<{ entries: Entries; book: Book }> {
  const entries: Entries = new Map(files.map((entry) => [entry.name.replaceAll('\\', '/'), entry]));
  const { sheets, is1904 } = await readSheets(entries);
  if (sheets.length === 0) throw refuseFile(xmlBroken(WORKBOOK));
  const timeFormats = await readTimeFormats(entries);
  return { entries, book: { sheets, is1904, timeFormats, strings: await readStrings(entries) } };
}

/** How much of a sheet is read; what is beyond is left out. */
export interface SheetLimits {
  lines: number;
  columns: number;
  /** Characters of a cell. */
  characters: number;
}

/** The lines of each sheet in cells, without empty ones. Throws 422 `invalid:file`. */
export async function linesOfWorkbook(
  files: readonly ZipEntry[],
  most: SheetLimits,
): Promise<readonly (readonly string[][])[]> {
  const { entries, book } = await openBook(files);
  const sheets: string[][][] = [];
  for (const path of book.sheets) {
    const lines: string[][] = [];
    await readSheet(entries, path, book, {
      add(cells) {
        if (lines.length < most.lines && cells.some((cell) => cell !== ''))
          lines.push(cells.slice(0, most.columns).map((cell) => cell.slice(0, most.characters)));
      },
    });
    sheets.push(lines);
  }
  return sheets;
}

/**
 * Reads a workbook of Excel: its sheets that have the header of a list (rule moving.lists). Nothing of it is in memory but those
 * columns and the texts that all sheets share. Throws 422 `invalid:file`.
 */
export async function readWorkbook(files: readonly ZipEntry[]): Promise<SourceModel> {
  const { entries, book } = await openBook(files);
  const tables: TableReader[] = [];
  for (const path of book.sheets) {
    const table = new TableReader();
    await readSheet(entries, path, book, table);
    if (table.kind !== null) tables.push(table);
  }
  if (tables.length === 0) throw refuseFile(TABLE_NO_HEADER);
  const filled = tables.filter(({ rows }) => rows > 0);
  if (filled.length === 0) throw refuseFile(TABLE_NO_ROWS);
  const models = filled.map((table) => table.model());
  return together(models);
}
