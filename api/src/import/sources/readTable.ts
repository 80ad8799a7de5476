import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { HEADER_WITHIN, separatorOf } from '@fleetwatch/contract/tables/columns';
import { FILE_UNKNOWN } from '@fleetwatch/contract/import/texts';
import type { SourceModel } from '@fleetwatch/contract/import/model';
import type { ListAnswer } from '@fleetwatch/contract/import/wire';
import { parse } from 'csv-parse';
import { ApiError } from '../../platform/http/errors.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { kindOfHeader } from './tableColumns.ts';
import { TableReader } from './TableReader.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const LINE_CHARACTERS_MAX = 100_000;

const unquoted = (cell: string): string => cell.trim().replaceAll(/^"|"$/g, '');

/**
 * Finds the separator of cells: the one that yields a header in the first lines, otherwise the most frequent
 * in the first line.
 */
function delimiterOf(head: string): string {
  const lines = head.split(/\r\n|\r|\n/, HEADER_WITHIN);
  const hasHeader = (mark: string): boolean =>
    lines.some((line) => kindOfHeader(line.split(mark).map(unquoted)) !== null);
  return DELIMITERS.find(hasHeader) ?? separatorOf(head);
}

/**
 * Reads a list of outings, people, boats or reservations. Throws 422 `invalid:file`.
 * @param texts the file in parts; cells are separated by a comma, semicolon, tab or pipe
 * @param answer how to read its columns; undefined to go by their names
 */
export async function readTable(texts: Iterable<string>, answer?: ListAnswer): Promise<SourceModel> {
  const parts = texts[Symbol.iterator]();
  const first = parts.next();
  const head = first.done === true ? '' : first.value;
  const whole = async function* (): AsyncGenerator<string> {
    yield head;
    for (let next = parts.next(); next.done !== true; next = parts.next()) {
      // Lets the process do other work between two parts.
      await setImmediate();
      yield next.value;
    }
  };
  const lines = Readable.from(whole()).pipe(
    parse({
      delimiter: delimiterOf(head),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      max_record_size: LINE_CHARACTERS_MAX,
    }),
  );
  const table = new TableReader({ answer });
  try {
    for await (const read of lines) {
      const { record, info } = read as { record: string[]; info: { lines: number } };
      table.add(record, info.lines);
      if (table.isHopeless) break;
    }
  } catch (error) {
    throw error instanceof ApiError ? error : fileRefusal(FILE_UNKNOWN);
  }
  return table.model();
}
