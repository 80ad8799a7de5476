/** A header is one of the first lines of a file. */
export const HEADER_WITHIN = 10;

const SEPARATORS = [',', ';', '\t', '|'];

/** The separator of a file, by the first of its lines that has one: that which is there most often outside quotes. */
export function separatorOf(text: string): string {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, HEADER_WITHIN)
    .filter((line) => SEPARATORS.some((separator) => line.includes(separator)));
  const [line = ''] = lines;
  const countOf = (separator: string): number => line.split(separator).length;
  return SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

/** What a header is compared by. */
export const keyOf = (cell: string): string => cell.replaceAll(/[\s_.]/g, '').toLowerCase();

/** The places of the columns that a line names, case, spaces, `_` and `.` ignored; the first of several. */
export function columnsNamed<Column extends string>(
  words: Readonly<Record<Column, readonly string[]>>,
  line: readonly string[],
): Partial<Record<Column, number>> {
  const keys = line.map(keyOf);
  const places: Partial<Record<Column, number>> = {};
  for (const column in words) {
    const at = keys.findIndex((key) => words[column].includes(key));
    if (at !== -1) places[column] = at;
  }
  return places;
}

/** The place of the header among the lines of a file; -1 for none. */
export const headerAt = (
  lines: readonly (readonly string[])[],
  isHeader: (line: readonly string[]) => boolean,
): number => lines.slice(0, HEADER_WITHIN).findIndex(isHeader);
