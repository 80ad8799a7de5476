import type { Doc } from '../bsonValues.ts';
import { documentTable, indexTable, type Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX } from '../catalogue/indexSpec.ts';
import type { Connection } from '../storage/Connection.ts';
import type { IndexScan, KeyRange, Plan } from './planQuery.ts';

/** A stored document as it is read. */
export interface Row {
  rid: number;
  doc: Uint8Array;
}

/** A matched document; `decoded` if the filter needed it (with types kept if `isTyped` was set). */
export interface Found extends Row {
  decoded: Doc | undefined;
}

const conditionOn = (column: string, { end, isPoint }: KeyRange): string => {
  if (isPoint) return `${column} = ?`;
  return end ? `${column} >= ? AND ${column} < ?` : `${column} >= ?`;
};

const boundsOf = ({ start, end, isPoint }: KeyRange): Buffer[] => (end && !isPoint ? [start, end] : [start]);

const scanSql = (collection: Collection, { index, isReverse }: IndexScan, range: KeyRange): string => {
  const order = isReverse ? 'DESC' : 'ASC';
  const table = documentTable(collection);
  if (index.id === ID_INDEX) {
    return `SELECT rid, doc FROM ${table} WHERE ${conditionOn('k', range)} ORDER BY k ${order}`;
  }
  return `SELECT d.rid AS rid, d.doc AS doc FROM ${indexTable(index)} AS x CROSS JOIN ${table} AS d ON d.rid = x.rid
    WHERE ${conditionOn('x.key', range)} ORDER BY x.key ${order}, x.rid ${order}`;
};

const inOrder = ({ ranges, isReverse }: IndexScan): KeyRange[] => (isReverse ? ranges.toReversed() : ranges);

function* scanIndex(connection: Connection, collection: Collection, scan: IndexScan): Generator<Row> {
  for (const range of inOrder(scan))
    yield* connection.iterate<Row>(scanSql(collection, scan, range), ...boundsOf(range));
}

/**
 * Returns the documents of an exact, sorted plan over one index, at most `limit` (0: all), read at once, which is much faster
 * than row by row; undefined for other plans.
 */
export const readExactly = (
  connection: Connection,
  collection: Collection,
  { access, isExact, isSorted }: Plan,
  limit: number,
): Row[] | undefined => {
  if (!isExact || !isSorted || access.kind !== 'index' || access.index.isMultikey) return undefined;
  const rows: Row[] = [];
  for (const range of inOrder(access)) {
    const left = limit === 0 ? -1 : limit - rows.length;
    if (left === 0) break;
    for (const row of connection.all<Row>(
      `${scanSql(collection, access, range)} LIMIT ?`,
      ...boundsOf(range),
      left,
    ))
      rows.push(row);
  }
  return rows;
};

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

/**
 * Returns the documents that a plan reads, each once, before the residual filter. Run nothing else on the connection until it
 * ends.
 */
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

/** Returns the number of a collection's documents, and their bytes: updated by triggers in the transaction of each write. */
export const sizeOf = (connection: Connection, { id }: Collection): { count: number; bytes: number } =>
  connection.get<{ count: number; bytes: number }>('SELECT count, bytes FROM sizes WHERE id = ?', id) ?? {
    count: 0,
    bytes: 0,
  };

/** Returns the number of documents that an exact plan reads, without reading them; undefined if keys alone do not show it. */
export const countRows = (
  connection: Connection,
  collection: Collection,
  { access, isExact }: Plan,
): number | undefined => {
  if (!isExact) return undefined;
  if (access.kind === 'collection') return sizeOf(connection, collection).count;
  if (access.kind !== 'index' || access.index.isMultikey) return undefined;
  const [table, column] =
    access.index.id === ID_INDEX
      ? ([documentTable(collection), 'k'] as const)
      : ([indexTable(access.index), 'key'] as const);
  let total = 0;
  for (const range of access.ranges) {
    const sql = `SELECT count(*) AS n FROM ${table} WHERE ${conditionOn(column, range)}`;
    total += connection.get<{ n: number }>(sql, ...boundsOf(range))?.n ?? 0;
  }
  return total;
};
