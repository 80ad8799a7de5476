import { AsyncLocalStorage } from 'node:async_hooks';
import { pipeline, Readable } from 'node:stream';
import { CSV_QUOTED, escapeFormula } from '@fleetwatch/contract/activity/csvCells';
import { stringify } from 'csv-stringify';
import { takeTurn } from '../jobs/inTurn.ts';
import { currentRequest } from '../logging/requestRecord.ts';
import { REPLY, type Reply } from './Reply.ts';

/** Guards against formulas, and quotes a cell with line breaks other than the file's. */
export const CSV_SAFE = { cast: { string: escapeFormula }, quoted_match: CSV_QUOTED };

export type Cell = string | number;

/** Line break of RFC 4180, or the documented one of the monthly files (rule csv.guard). */
export type CsvLineBreak = '\r\n' | '<br>';

export interface CsvTable {
  fileName: string;
  /** Column names in the first line. */
  columns: readonly string[];
  /** Rows, read while the file is sent. */
  rows: AsyncGenerator<readonly Cell[]>;
  lineBreak?: CsvLineBreak;
}

/** A CSV file as an answer. */
export type CsvFile = Extract<Reply, { [REPLY]: 'csv' }>;

/**
 * Yields the row already read and then the others, in the current club: the server reads the rows after the
 * handler has ended. A reader that stops early ends the rows too, so that no cursor stays open.
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
 * Waits for the caller's turn. A member reads one file at a time, because many long ones at once would slow
 * down everyone.
 */
async function takeTurnOfCaller(): Promise<() => void> {
  const caller = currentRequest()?.actor;
  return caller ? takeTurn(`files ${caller}`, new AbortController().signal) : () => undefined;
}

/**
 * Builds a CSV file (RFC 4180), streamed row by row. Text that a spreadsheet would read as a formula, in any
 * line of a cell, is prefixed with an apostrophe (`escapeFormula`). Throws an error that occurs before the
 * first row, so that it is answered with its status. 503 `busy` while the caller reads another for too long.
 */
export async function csvFile({ fileName, columns, rows, lineBreak = '\r\n' }: CsvTable): Promise<CsvFile> {
  const end = await takeTurnOfCaller();
  const first = await rows.next().catch((error: unknown) => {
    end();
    throw error;
  });
  const writer = stringify({
    header: true,
    columns: [...columns],
    record_delimiter: lineBreak,
    ...CSV_SAFE,
  });
  // The writer passes an error on to its reader.
  const content = pipeline(Readable.from(continued(first, rows)), writer, end);
  return { [REPLY]: 'csv', fileName, content };
}
