import { decode } from '../bsonValues.ts';
import { documentTable, type Collection } from '../catalogue/Catalogue.ts';
import { sortKeyOf } from '../semantics/sortOrder.ts';
import type { Connection } from '../storage/Connection.ts';
import type { SortOrder } from './planQuery.ts';
import type { Found, Row } from './scanRows.ts';

/** Limit of sorting in memory; larger sorts write keys and row ids to a temporary SQLite table. */
const MAX_ROWS = 2000;
const MAX_BYTES = 8 * 1024 * 1024;

interface Keyed {
  row: Found;
  key: Buffer;
}

const byKey = (a: Keyed, b: Keyed): number => Buffer.compare(a.key, b.key);

/** Returns rows in the requested order; ties keep their order. Only the first `wanted` rows are needed. */
export function* sortRows(
  connection: Connection,
  collection: Collection,
  rows: Iterable<Found>,
  sort: SortOrder,
  wanted: number,
): Generator<Found> {
  const keyOf = sortKeyOf(sort);
  let kept: Keyed[] = [];
  let bytes = 0;
  let table: string | undefined;
  const spill = (): void => {
    table ??= connection.takeSortTable();
    for (const { row, key } of kept)
      connection.run(`INSERT INTO temp.${table}(key, rid) VALUES(?, ?)`, key, row.rid);
    kept = [];
    bytes = 0;
  };
  for (const row of rows) {
    kept.push({ row, key: keyOf(row.decoded ?? decode(row.doc)) });
    bytes += row.doc.length;
    if (kept.length <= MAX_ROWS && bytes <= MAX_BYTES) continue;
    if (wanted < kept.length) {
      kept = kept.sort(byKey).slice(0, wanted);
      bytes = kept.reduce((sum, one) => sum + one.row.doc.length, 0);
    }
    if (kept.length > MAX_ROWS / 2 || bytes > MAX_BYTES / 2) spill();
  }
  if (table === undefined) {
    for (const { row } of kept.sort(byKey)) yield row;
    return;
  }
  spill();
  try {
    // Without the limit SQLite would sort the documents too.
    for (const { rid, doc } of connection.iterate<Row>(
      `SELECT d.rid AS rid, d.doc AS doc FROM (SELECT rid FROM temp.${table} ORDER BY key, rowid LIMIT -1) AS s
        CROSS JOIN ${documentTable(collection)} AS d ON d.rid = s.rid`,
    ))
      yield { rid, doc, decoded: undefined };
  } finally {
    connection.giveSortTable(table);
  }
}
