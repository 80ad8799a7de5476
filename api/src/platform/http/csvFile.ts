import { AsyncLocalStorage } from 'node:async_hooks';
import { pipeline, Readable } from 'node:stream';
import { CSV_QUOTED, guardedCell } from '@fleetwatch/contract/activity/csvCells';
import { stringify } from 'csv-stringify';

/** No cell is a formula; one that holds other line breaks than the file's is written in quotes. */
export const CSV_SAFE = { cast: { string: guardedCell }, quoted_match: CSV_QUOTED };

export type Cell = string | number;

/** RFC 4180's line break, and the one that the monthly files are documented with (rule csv.guard). */
export type CsvLineBreak = '\r\n' | '<br>';

export interface CsvTable {
  fileName: string;
  /** The first line. */
  columns: readonly string[];
  /** Read one by one while the file is sent. */
  rows: AsyncGenerator<readonly Cell[]>;
  lineBreak?: CsvLineBreak;
}

/** A file as a route answers it. */
export class CsvFile {
  readonly fileName: string;
  readonly content: Readable;

  constructor(fileName: string, content: Readable) {
    this.fileName = fileName;
    this.content = content;
  }
}

/**
 * Rows that start with one already read, and go on in the present club: the server reads them after the request's own
 * work has ended. Whoever stops early ends the rows too, so that no cursor stays open.
 */
function continued(
  first: IteratorResult<readonly Cell[]>,
  rows: CsvTable['rows'],
): AsyncIterableIterator<readonly Cell[]> {
  const enter = AsyncLocalStorage.snapshot();
  let waiting: typeof first | null = first;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next() {
      const step = waiting ? Promise.resolve(waiting) : enter(() => rows.next());
      waiting = null;
      return step;
    },
    return: () => enter(() => rows.return(undefined)),
  };
}

/**
 * A CSV file by RFC 4180, streamed row by row; what a spreadsheet would take for a formula, in any line of a cell, gets an
 * apostrophe before it (`guardedCell`). What fails before the first row is thrown, and so can still be
 * answered with its status.
 */
export async function csvFile({ fileName, columns, rows, lineBreak = '\r\n' }: CsvTable): Promise<CsvFile> {
  const first = await rows.next();
  const writer = stringify({
    header: true,
    columns: [...columns],
    record_delimiter: lineBreak,
    ...CSV_SAFE,
  });
  const content = pipeline(Readable.from(continued(first, rows)), writer, () => {
    // The writer carries the failure on to whoever reads it.
  });
  return new CsvFile(fileName, content);
}
