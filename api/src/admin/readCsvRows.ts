import { readFileSync } from 'node:fs';
import { separatorOf } from '@fleetwatch/contract/tables/columns';
import { parse } from 'csv-parse/sync';
import { isBinary, textsOf } from '../platform/files/textsOf.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import {
  NOTHING_IMPORTED,
  cannotReadBecause,
  columnsNeeded,
  lineFault,
  missingColumns,
  noRows,
  unknownColumns,
} from './texts.ts';

/** A row of a CSV file: its line number, for messages, and its cells by column name. */
export interface CsvRow<Field extends string> {
  line: number;
  fields: Record<Field, string>;
}

interface Parsed {
  info: { lines: number };
  record: Record<string, string>;
}

const unreadable = (path: string, error: unknown): AdminRefusal =>
  new AdminRefusal(cannotReadBecause(path, error instanceof Error ? error.message : String(error)));

/**
 * Reads a CSV file with a header row. Columns may be in any order and their names in any case; a missing
 * optional column reads as empty. Accepts the separators and encodings of imported lists (rule
 * moving.lists).
 */
export function readCsvRows<Field extends string>(
  path: string,
  needed: readonly Field[],
  optional: readonly Field[] = [],
): CsvRow<Field>[] {
  let rows: Parsed[];
  try {
    const file = readFileSync(path);
    if (isBinary(file)) throw new Error('it is not text');
    const text = [...textsOf(file)].join('');
    const read: unknown = parse(text, {
      delimiter: separatorOf(text),
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      trim: true,
    });
    rows = read as Parsed[];
  } catch (error) {
    throw unreadable(path, error);
  }
  if (rows.length === 0) throw new AdminRefusal(noRows(path));
  const present = Object.keys(rows[0]?.record ?? {});
  const missing = needed.filter((name) => !present.includes(name));
  const known: readonly string[] = [...needed, ...optional];
  const unknown = present.filter((name) => !known.includes(name));
  if (missing.length + unknown.length > 0) {
    throw new AdminRefusal(
      columnsNeeded(path, needed, optional),
      ...(missing.length > 0 ? [missingColumns(missing.join(', '))] : []),
      ...(unknown.length > 0 ? [unknownColumns(unknown.join(', '))] : []),
    );
  }
  return rows.map(({ info, record }) => ({
    line: info.lines,
    fields: Object.fromEntries(known.map((name) => [name, record[name] ?? ''])) as Record<Field, string>,
  }));
}

/** Throws with one line per bad row, if there are any. */
export function refuseRows(faults: readonly (readonly [line: number, fault: string])[]): void {
  if (faults.length === 0) return;
  throw new AdminRefusal(NOTHING_IMPORTED, ...faults.map(([line, fault]) => lineFault(line, fault)));
}
