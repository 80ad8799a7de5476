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

/** The line break of RFC 4180, and the documented one of the monthly files (rule csv.guard). */
export type CsvLineBreak = '\r\n' | '<br>';

export interface CsvTable {
  fileName: string;
  /** The first line. */
  columns: readonly string[];
  /** Read while the file is sent. */
  rows: AsyncGenerator<readonly Cell[]>;
  lineBreak?: CsvLineBreak;
}

/** A CSV file as an answer. */
export type CsvFile = Extract<Reply, { [REPLY]: 'csv' }>;

/**
 * Prepends the row already read, and keeps the current club: the server reads the rows after the handler has ended. A
 * reader that stops early ends the rows too, so that no cursor stays open.
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

/** A member reads one file at a time: many long ones at once would take the time of everyone. */
async function takeTurnOfCaller(): Promise<() => void> {
  const caller = currentRequest()?.actor;
  return caller ? takeTurn(`files ${caller}`, new AbortController().signal) : () => undefined;
}

/**
 * A CSV file by RFC 4180, streamed row by row. Text that a spreadsheet would read as a formula, in any line of a cell, gets
 * an apostrophe before it (`escapeFormula`). An error before the first row is thrown, so that it is answered with its status. 503
 * `busy` while the caller reads another for too long.
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
