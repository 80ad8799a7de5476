import { dsvFormat } from 'd3-dsv';
import { hasRequiredColumns, columnsOf } from '@fleetwatch/contract/clearances/importRows';
import { headerAt, separatorOf } from '@fleetwatch/contract/tables/columns';

/** Returns the lines of a file, in cells; those without text are left out. */
export const linesOf = (text: string): string[][] =>
  dsvFormat(separatorOf(text))
    .parseRows(text)
    .filter((line) => line.some((cell) => cell.trim() !== ''));

const ZIP = 'PK\u0003\u0004';

/** Whether these bytes are an Excel workbook, which is a zip. */
export const isWorkbook = (bytes: ArrayBuffer): boolean =>
  String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(ZIP.length, bytes.byteLength))) === ZIP;

/** Encodes bytes in Base64. */
export const base64Of = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/**
 * Returns the lines below their header: the line that names the required columns, else the first, whose columns are chosen by
 * hand.
 */
export function sheetOf(all: string[][]): { header: string[]; headerLine: number; lines: string[][] } | null {
  const at = Math.max(
    0,
    headerAt(all, (line) => hasRequiredColumns(columnsOf(line))),
  );
  const header = all[at];
  const lines = all.slice(at + 1);
  return header && lines.length > 0 ? { header, headerLine: at + 1, lines } : null;
}
