import { decode } from '../bsonValues.ts';
import { documentTable, indexTable, type Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX } from '../catalogue/indexSpec.ts';
import { encodeKey } from '../keys/encodeKey.ts';
import { indexKeys } from '../keys/indexKeys.ts';
import { sizeOf } from '../planner/scanRows.ts';
import type { Connection } from './Connection.ts';

/**
 * Returns one line for each difference from the documents: their number and bytes, and the keys of each index. Empty if there
 * is none. Run nothing else on the connection until it ends.
 */
export const checkIndexes = (connection: Connection, collection: Collection): string[] => {
  const checks = collection.indexes
    .filter(({ id }) => id !== ID_INDEX)
    .map((index) => ({ index, table: indexTable(index), found: 0, missing: 0 }));
  let [count, bytes, wrongIds] = [0, 0, 0];
  for (const { rid, k, doc } of connection.iterate<{ rid: number; k: Uint8Array; doc: Uint8Array }>(
    `SELECT rid, k, doc FROM ${documentTable(collection)}`,
  )) {
    const decoded = decode(doc);
    count += 1;
    bytes += doc.length;
    if (!encodeKey(decoded['_id']).equals(k)) wrongIds += 1;
    for (const check of checks) {
      const { index, table } = check;
      if (index.partial && !index.partial.matches(decoded)) continue;
      for (const key of indexKeys(decoded, index.shape).keys) {
        const isFound = connection.get(`SELECT 1 FROM ${table} WHERE key = ? AND rid = ?`, key, rid);
        check[isFound ? 'found' : 'missing'] += 1;
      }
    }
  }
  const problems = checks.flatMap(({ index, table, found, missing }) => {
    const stored = connection.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
    const stray = stored - found;
    return missing > 0 || stray > 0 ? [`${index.name}: ${missing} keys missing, ${stray} too many`] : [];
  });
  if (wrongIds > 0) problems.unshift('_id_: a key differs from its document');
  const size = sizeOf(connection, collection);
  if (size.count !== count || size.bytes !== bytes)
    problems.push(`${size.count} documents of ${size.bytes} bytes are noted, ${count} of ${bytes} are there`);
  return problems;
};
