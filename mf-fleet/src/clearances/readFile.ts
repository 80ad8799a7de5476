import { dsvFormat } from 'd3-dsv';
import { separatorOf } from '@fleetwatch/contract/clearances/importRows';

/** The text of a file: UTF-8, with or without its mark, else Windows-1252, which spreadsheets of before wrote. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The lines of a file, in cells; those without a word are left out. */
export const linesOf = (text: string): string[][] =>
  dsvFormat(separatorOf(text))
    .parseRows(text)
    .filter((line) => line.some((cell) => cell.trim() !== ''));
