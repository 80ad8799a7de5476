import { parse } from 'csv-parse';
import type { CsvFile } from '../platform/http/csvFile.ts';

/** Lines of a file, the first of them the columns, ready for a spreadsheet. */
export interface Sheet {
  /** 'me-may.xlsx' */
  fileName: string;
  rows: (string | number)[][];
}

const NUMBER = /^-?(?:0|[1-9]\d{0,12})(?:\.\d+)?$/;

/**
 * Converts numbers to numeric cells, so that a spreadsheet can calculate with them; everything else is text,
 * never a formula.
 */
const cellOf = (text: string): string | number => (NUMBER.test(text) ? Number(text) : text);

/** Reads up to `most` lines of a CSV file, with either line break; null when it has more. */
export async function readSheet(file: CsvFile, most: number): Promise<Sheet | null> {
  const parser = file.content.pipe(parse({ record_delimiter: ['\r\n', '<br>'], relax_column_count: true }));
  file.content.once('error', (error) => parser.destroy(error));
  const rows: Sheet['rows'] = [];
  for await (const record of parser as AsyncIterable<string[]>) {
    if (rows.length >= most) {
      file.content.destroy();
      return null;
    }
    rows.push(record.map(cellOf));
  }
  return { fileName: file.fileName.replace(/\.csv$/, '.xlsx'), rows };
}
