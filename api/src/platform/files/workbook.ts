import { SHEETS_MAX, TEXT_CHARACTERS_MAX, WORKBOOK_DEPTH_MAX } from '@fleetwatch/contract/import/limits';
import { tooMuchText, xmlBroken } from '@fleetwatch/contract/import/texts';
import { serialText } from './cellTimes.ts';
import type { ZipEntry } from './openZip.ts';
import { readXml, type XmlReader } from './readXml.ts';
import { fileRefusal } from './fileRefusal.ts';

export const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';
const STRINGS = 'xl/sharedStrings.xml';
/** Maximum number of columns read. */
const COLUMNS_MAX = 100;
const BASE_OF_LETTERS = 26;
/** Built-in formats that show a day, a time or both. */
const SHOWS_TIME = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

type Entries = ReadonlyMap<string, ZipEntry>;

/** Reads a part of a workbook; a missing part is empty. */
async function readPart(entries: Entries, name: string, reader: Partial<XmlReader>): Promise<void> {
  const entry = entries.get(name);
  if (!entry) return;
  const ignore = (): void => undefined;
  await readXml(await entry.open(), name, WORKBOOK_DEPTH_MAX, { open: ignore, close: ignore, ...reader });
}

interface Book {
  /** Names of the sheets by path, in order. */
  sheets: ReadonlyMap<string, string>;
  is1904: boolean;
  strings: string[];
  /** Numbers of the cells' formats that show a day or a time. */
  timeFormats: ReadonlySet<number>;
}

/** Returns an attribute by its name without a prefix: 'id' for 'r:id'. */
const attribute = (attributes: Readonly<Record<string, string>>, name: string): string =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1] ?? '';

async function listSheets(entries: Entries): Promise<Pick<Book, 'sheets' | 'is1904'>> {
  const [ids, targets] = [new Map<string, string>(), new Map<string, string>()];
  let is1904 = false;
  await readPart(entries, WORKBOOK, {
    open(name, _path, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      // A relation's id has a prefix; a sheet's own number has another name.
      if (name === 'sheet' && ids.size < SHEETS_MAX)
        ids.set(attribute(attributes, 'id'), attributes.name ?? '');
    },
  });
  await readPart(entries, RELATIONS, {
    open(name, _path, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  // Several sheets may refer to one part, which is read once.
  const sheets = new Map<string, string>();
  for (const [id, name] of ids) {
    const path = targets.get(id);
    if (path !== undefined && !sheets.has(path)) sheets.set(path, name);
  }
  return { sheets, is1904 };
}

/** Whether a custom format shows a day or a time: 'dd.mm.yyyy', '[h]:mm'; ignores colors and texts. */
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

/** Decodes characters that XML does not allow: '_x000D_'. */
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
      // Phonetic text is stored next to the word.
      if (name === 't' && !path.includes('rPh')) text += part;
      if (name !== 'si') return;
      // Every text takes up memory, even an empty one.
      characters += text.length + 1;
      if (characters > TEXT_CHARACTERS_MAX) throw fileRefusal(tooMuchText(TEXT_CHARACTERS_MAX / 1_000_000));
      strings.push(unescaped(text).trim());
    },
  });
  return strings;
}

/** Column of a reference: 2 for 'C7'; -1 without a name. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return [...letters].reduce((sum, letter) => sum * BASE_OF_LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Formats a number without artifacts of binary fractions: 12.3 for 12.300000000000001. */
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

/** Receives the lines of a sheet, one after another. */
export interface LineSink {
  add(cells: readonly string[]): void;
}

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

async function openBook(files: readonly ZipEntry[]): Promise<{ entries: Entries; book: Book }> {
  const entries: Entries = new Map(files.map((entry) => [entry.name.replaceAll('\\', '/'), entry]));
  const { sheets, is1904 } = await listSheets(entries);
  if (sheets.size === 0) throw fileRefusal(xmlBroken(WORKBOOK));
  const timeFormats = await readTimeFormats(entries);
  return { entries, book: { sheets, is1904, timeFormats, strings: await readStrings(entries) } };
}

/** Reads each sheet into its own sink, which gets its name and index. Throws 422 `invalid:file`. */
export async function readSheets<Sink extends LineSink>(
  files: readonly ZipEntry[],
  sinkOf: (name: string, index: number) => Sink,
): Promise<Sink[]> {
  const { entries, book } = await openBook(files);
  const sinks: Sink[] = [];
  for (const [path, name] of book.sheets) {
    const sink = sinkOf(name, sinks.length);
    await readSheet(entries, path, book, sink);
    sinks.push(sink);
  }
  return sinks;
}

/** Limits for reading a sheet; content beyond them is ignored. */
export interface SheetLimits {
  lines: number;
  columns: number;
  /** Maximum length of a cell. */
  characters: number;
}

/** Returns the non-empty lines of each sheet, as cells. Throws 422 `invalid:file`. */
export async function linesOfWorkbook(
  files: readonly ZipEntry[],
  most: SheetLimits,
): Promise<readonly (readonly string[][])[]> {
  const sheets = await readSheets(files, () => {
    const lines: string[][] = [];
    return {
      lines,
      add(cells: readonly string[]) {
        if (lines.length < most.lines && cells.some((cell) => cell !== ''))
          lines.push(cells.slice(0, most.columns).map((cell) => cell.slice(0, most.characters)));
      },
    };
  });
  return sheets.map(({ lines }) => lines);
}
