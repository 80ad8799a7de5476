import { dsvFormat } from 'd3-dsv';
import { hasRequiredColumns, columnsOf } from '@fleetwatch/contract/clearances/importRows';
import { headerAt, separatorOf } from '@fleetwatch/contract/tables/columns';

/** The lines of a file, in cells; those without a word are left out. */
export const linesOf = (text: string): string[][] =>
  dsvFormat(separatorOf(text))
    .parseRows(text)
    .filter((line) => line.some((cell) => cell.trim() !== ''));

const ZIP = 'PK\u0003\u0004';

/** Whether these bytes are a workbook of Excel, which is a zip. */
export const isWorkbook = (bytes: ArrayBuffer): boolean =>
  String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(ZIP.length, bytes.byteLength))) === ZIP;

/** Bytes in Base64. */
export const base64Of = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** Lines below their header: the line that names what is needed, else the first, whose columns are chosen by hand. */
export function sheetOf(all: string[][]): { header: string[]; headerLine: number; lines: string[][] } | null {
  const at = Math.max(
    0,
    headerAt(all, (line) => hasRequiredColumns(columnsOf(line))),
  );
  const header = all[at];
  const lines = all.slice(at + 1);
  return header && lines.length > 0 ? { header, headerLine: at + 1, lines } : null;
}
