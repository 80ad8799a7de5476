import { documentTable, indexTable, type Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX } from '../catalogue/indexSpec.ts';
import type { Connection } from '../storage/Connection.ts';
import type { IndexScan, Plan } from './planQuery.ts';

/** A stored document as it is read. */
export interface Row {
  rid: number;
  doc: Uint8Array;
}

/** What a scan cost, for `explain`. */
export interface ScanCost {
  keysExamined: number;
  docsExamined: number;
}

const scanSql = (
  collection: Collection,
  { index, isReverse }: IndexScan,
  hasEnd: boolean,
  isPoint: boolean,
): string => {
  const order = isReverse ? 'DESC' : 'ASC';
  const table = documentTable(collection);
  if (index.id === ID_INDEX) {
    if (isPoint) return `SELECT rid, doc FROM ${table} WHERE k = ?`;
    return `SELECT rid, doc FROM ${table} WHERE k >= ?${hasEnd ? ' AND k < ?' : ''} ORDER BY k ${order}`;
  }
  return `SELECT d.rid AS rid, d.doc AS doc FROM ${indexTable(index)} AS x CROSS JOIN ${table} AS d ON d.rid = x.rid
    WHERE x.key >= ?${hasEnd ? ' AND x.key < ?' : ''} ORDER BY x.key ${order}, x.rid ${order}`;
};

function* scanIndex(connection: Connection, collection: Collection, scan: IndexScan): Generator<Row> {
  const ranges = scan.isReverse ? scan.ranges.toReversed() : scan.ranges;
  for (const { start, end } of ranges) {
    const sql = scanSql(collection, scan, end !== undefined, false);
    yield* end ? connection.iterate<Row>(sql, start, end) : connection.iterate<Row>(sql, start);
  }
}

function* distinctRows(rows: Iterable<Row>): Generator<Row> {
  const seen = new Set<number>();
  for (const row of rows) {
    if (seen.has(row.rid)) continue;
    seen.add(row.rid);
    yield row;
  }
}

function* scanUnion(connection: Connection, collection: Collection, scans: IndexScan[]): Generator<Row> {
  for (const scan of scans) yield* scanIndex(connection, collection, scan);
}

/** The documents a plan reads, each once, before the residual filter. Run nothing else on the connection while it lasts. */
export const scanRows = (connection: Connection, collection: Collection, { access }: Plan): Iterable<Row> => {
  switch (access.kind) {
    case 'collection':
      return connection.iterate<Row>(`SELECT rid, doc FROM ${documentTable(collection)} ORDER BY rid`);
    case 'index': {
      const rows = scanIndex(connection, collection, access);
      return access.index.isMultikey ? distinctRows(rows) : rows;
    }
    case 'union':
      return distinctRows(scanUnion(connection, collection, access.scans));
  }
};

/** The number of documents an exact plan reads, without reading them; undefined where that cannot be told from keys alone. */
export const countRows = (
  connection: Connection,
  collection: Collection,
  { access, isExact }: Plan,
): number | undefined => {
  if (!isExact) return undefined;
  if (access.kind === 'collection') {
    return connection.get<{ n: number }>(`SELECT count(*) AS n FROM ${documentTable(collection)}`)?.n;
  }
  if (access.kind !== 'index' || access.index.isMultikey) return undefined;
  const [table, column] =
    access.index.id === ID_INDEX ? [documentTable(collection), 'k'] : [indexTable(access.index), 'key'];
  let total = 0;
  for (const { start, end } of access.ranges) {
    const sql = `SELECT count(*) AS n FROM ${table} WHERE ${column} >= ?${end ? ` AND ${column} < ?` : ''}`;
    total += connection.get<{ n: number }>(sql, ...(end ? [start, end] : [start]))?.n ?? 0;
  }
  return total;
};
