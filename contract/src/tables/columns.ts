/** Most lines in which a header is searched. */
export const HEADER_WITHIN = 10;

const SEPARATORS = [',', ';', '\t', '|'];

/** Returns the separator of a file, from its first line that has one: the most frequent outside quotes. */
export function separatorOf(text: string): string {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, HEADER_WITHIN)
    .filter((line) => SEPARATORS.some((separator) => line.includes(separator)));
  const [line = ''] = lines;
  const countOf = (separator: string): number => line.split(separator).length;
  return SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

/** Returns the form in which headers are compared. */
export const keyOf = (cell: string): string => cell.replaceAll(/[\s_.]/g, '').toLowerCase();

/** Returns the positions of the columns that a line names, ignoring case, spaces, `_` and `.`; the first of several. */
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

/** Returns the index of the header among the lines of a file; -1 for none. */
export const headerAt = (
  lines: readonly (readonly string[])[],
  isHeader: (line: readonly string[]) => boolean,
): number => lines.slice(0, HEADER_WITHIN).findIndex(isHeader);
