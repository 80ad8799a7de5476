import { decode } from '../bsonValues.ts';
import { documentTable, indexTable, type Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX } from '../catalogue/indexSpec.ts';
import { encodeKey } from '../keys/encodeKey.ts';
import { indexKeys } from '../keys/indexKeys.ts';
import type { Connection } from './Connection.ts';

interface KeyRow {
  key: Uint8Array;
  rid: number;
}

/** One line for each index that differs from what rebuilding it from the documents would give; none when all is well. */
export const checkIndexes = (connection: Connection, collection: Collection): string[] => {
  const problems: string[] = [];
  const rows = connection.all<{ rid: number; k: Uint8Array; doc: Uint8Array }>(
    `SELECT rid, k, doc FROM ${documentTable(collection)}`,
  );
  const docs = rows.map(({ rid, k, doc }) => ({ rid, k, doc: decode(doc) }));
  if (docs.some(({ k, doc }) => !encodeKey(doc['_id']).equals(k)))
    problems.push('_id_: a key differs from its document');
  for (const index of collection.indexes) {
    if (index.id === ID_INDEX) continue;
    const expected = new Set<string>();
    for (const { rid, doc } of docs) {
      if (index.partial && !index.partial.matches(doc)) continue;
      for (const key of indexKeys(doc, index.shape).keys) expected.add(`${key.toString('latin1')}:${rid}`);
    }
    const stored = connection.all<KeyRow>(`SELECT key, rid FROM ${indexTable(index)}`);
    const found = new Set(stored.map(({ key, rid }) => `${Buffer.from(key).toString('latin1')}:${rid}`));
    const missing = [...expected].filter((entry) => !found.has(entry)).length;
    const stray = [...found].filter((entry) => !expected.has(entry)).length;
    if (missing > 0 || stray > 0) problems.push(`${index.name}: ${missing} keys missing, ${stray} too many`);
  }
  return problems;
};
