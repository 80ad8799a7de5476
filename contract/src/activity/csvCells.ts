import { LINE_BREAK_CHARACTERS } from '../texts/lineBreaks.ts';

/**
 * The portal's CSV dialect, for writing and reading. A spreadsheet must find no formula in a member's text, not even in a line
 * that begins in the middle of a cell.
 */

/** The documented line break of the monthly files (rule csv.guard), which their readers expect. */
const TAG = String.raw`<br\s*\/?>`;
const LINE_BREAK = String.raw`\r\n|[${LINE_BREAK_CHARACTERS}]`;
/** Characters that make a cell a formula, with their full-width forms, which some spreadsheets treat alike. */
const FORMULA_STARTS = String.raw`[=+\-@\t\r＝＋－＠]`;

/** A spreadsheet that separates by semicolons, as in much of Europe, starts a new cell after each one. */
const FORMULA_WITHIN = new RegExp(`(?:${LINE_BREAK}|;)(?=${FORMULA_STARTS})`, 'g');
const FORMULA_AFTER_TAG = new RegExp(`${TAG}(?=${FORMULA_STARTS})`, 'gi');
const FORMULA = new RegExp(`^${FORMULA_STARTS}`);
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

/** Start of a tag that the next record could close: `<br`, a line break, `>`. */
const OPEN_TAG = String.raw`<br\s*$`;

/** A cell with one of these characters is quoted, so that it stays one cell of one record. */
export const CSV_QUOTED = new RegExp(`[",]|${LINE_BREAK}|${TAG}|${OPEN_TAG}`, 'i');

/**
 * Returns the cell with an apostrophe before anything that would begin a formula: `escapeFormula('=1') === "'=1"`. Numbers are
 * unchanged.
 */
export function escapeFormula(cell: string): string {
  if (NEGATIVE_NUMBER.test(cell)) return cell;
  // A tag may contain line breaks, so these are guarded first.
  const guarded = cell.replaceAll(FORMULA_WITHIN, "$&'").replaceAll(FORMULA_AFTER_TAG, "$&'");
  return FORMULA.test(guarded) ? `'${guarded}` : guarded;
}

const TOKENS = new RegExp(String.raw`"(?:[^"]|"")*"|${TAG}|(?:(?!${TAG})[^",\r\n])+`, 'gi');
const ONLY_TAG = new RegExp(`^${TAG}$`, 'i');

function plainToken(token: string): string {
  if (ONLY_TAG.test(token)) return '\n';
  return token.startsWith('"') ? `"${escapeFormula(token.slice(1, -1))}"` : escapeFormula(token);
}

/**
 * Returns the CSV file with line breaks between its records in place of `<br>`. A tag inside a quoted cell is a member's text
 * and stays.
 */
export function plainCsv(text: string): string {
  return text.replaceAll(TOKENS, plainToken);
}

function writtenCell(cell: string): string {
  const guarded = escapeFormula(cell);
  return CSV_QUOTED.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Returns the file of these records. */
export function csvText(records: readonly (readonly string[])[]): string {
  return records.map((cells) => cells.map(writtenCell).join(',')).join('\n');
}
