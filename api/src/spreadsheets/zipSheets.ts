import { buffer } from 'node:stream/consumers';
import writeXlsxFile from 'write-excel-file/node';
import { ZipFile } from 'yazl';
import type { Sheet } from './readSheet.ts';

/** Returns a tab name: Excel allows 31 characters, and none of these. */
const tabName = (fileName: string): string =>
  fileName
    .replace(/\.xlsx$/, '')
    .replaceAll(/[\\/*?:[\]]/g, ' ')
    .slice(0, 31);

async function xlsxOf({ fileName, rows }: Sheet): Promise<Uint8Array> {
  const [columns = [], ...others] = rows;
  const heading = columns.map((value) => ({
    value: String(value),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const cells = others.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return writeXlsxFile([heading, ...cells], { sheet: tabName(fileName), stickyRowsCount: 1 }).toBuffer();
}

/** Numbers repeated names: `'me-may.xlsx'`, `'me-may (2).xlsx'`. */
export function distinctNames(sheets: readonly Sheet[]): Sheet[] {
  const taken = new Map<string, number>();
  return sheets.map((sheet) => {
    const count = (taken.get(sheet.fileName) ?? 0) + 1;
    taken.set(sheet.fileName, count);
    return count === 1
      ? sheet
      : { ...sheet, fileName: sheet.fileName.replace(/\.xlsx$/, ` (${count}).xlsx`) };
  });
}

/** Zips these spreadsheets, in a thread, because building one with many lines takes a second. */
export async function zipSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const zip = new ZipFile();
  // A spreadsheet is already compressed.
  for (const sheet of sheets)
    zip.addBuffer(Buffer.from(await xlsxOf(sheet)), sheet.fileName, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
