import { decode, type Doc } from '../bsonValues.ts';
import { documentTable, indexTable, type Catalogue, type Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX, type Index } from '../catalogue/indexSpec.ts';
import { encodeKey } from '../keys/encodeKey.ts';
import { indexKeys } from '../keys/indexKeys.ts';
import { ServerError } from '../serverError.ts';
import type { Connection } from './Connection.ts';
import { fieldOf } from '../ownFields.ts';

/** Size of the largest document, as in MongoDB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** The keys of one document in one index. */
interface IndexEntry {
  index: Index;
  keys: Buffer[];
}

const valueAt = (doc: Doc, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? fieldOf(node as Doc, name) : undefined),
      doc,
    );

/** Returns MongoDB's duplicate key error (11000), with keyPattern and keyValue. */
const duplicateKey = (collection: Collection, index: Index, doc: Doc): ServerError => {
  const keyPattern = index.spec['key'] as Doc;
  const keyValue = Object.fromEntries(index.paths.map((path) => [path, valueAt(doc, path) ?? null]));
  const shown = index.paths.map((path) => `${path}: ${JSON.stringify(keyValue[path])}`).join(', ');
  return new ServerError(
    11000,
    `E11000 duplicate key error collection: ${collection.db}.${collection.name} index: ${index.name} dup key: { ${shown} }`,
    { keyPattern, keyValue },
  );
};

const entriesOf = (doc: Doc, indexes: readonly Index[], catalogue: Catalogue): IndexEntry[] => {
  const entries: IndexEntry[] = [];
  for (const index of indexes) {
    if (index.id === ID_INDEX) continue;
    if (index.partial && !index.partial.matches(doc)) {
      entries.push({ index, keys: [] });
      continue;
    }
    const { keys, isMultikey } = indexKeys(doc, index.shape);
    if (isMultikey) catalogue.markMultikey(index);
    entries.push({ index, keys });
  }
  return entries;
};

const writtenIndexes = ({ indexes, building }: Collection): Index[] =>
  building.length === 0 ? indexes : [...indexes, ...building];

const assertUnique = (
  writer: Connection,
  collection: Collection,
  entries: IndexEntry[],
  doc: Doc,
  ownRid: number,
): void => {
  for (const { index, keys } of entries) {
    if (!index.isUnique) continue;
    const sql = `SELECT rid FROM ${indexTable(index)} WHERE key = ? AND rid <> ? LIMIT 1`;
    if (keys.some((key) => writer.get(sql, key, ownRid) !== undefined))
      throw duplicateKey(collection, index, doc);
  }
};

const assertSize = (bytes: Uint8Array): void => {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new ServerError(
      10334,
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  }
};

/**
 * Stores a new document with its index keys and returns its rid. All checks come before the first write, so a refusal leaves no
 * effects. Throws 11000 for a taken key and 10334 for a document past 16 MB.
 */
export const insertDocument = (
  writer: Connection,
  catalogue: Catalogue,
  collection: Collection,
  doc: Doc,
  bytes: Uint8Array,
): number => {
  assertSize(bytes);
  const table = documentTable(collection);
  const key = encodeKey(doc['_id']);
  const [idIndex] = collection.indexes;
  const entries = entriesOf(doc, writtenIndexes(collection), catalogue);
  if (idIndex && writer.get(`SELECT rid FROM ${table} WHERE k = ?`, key))
    throw duplicateKey(collection, idIndex, doc);
  assertUnique(writer, collection, entries, doc, -1);
  const rid = writer.run(`INSERT INTO ${table}(k, doc) VALUES(?, ?)`, key, bytes).lastInsertRowid;
  for (const { index, keys } of entries) {
    for (const one of keys) writer.run(`INSERT INTO ${indexTable(index)}(key, rid) VALUES(?, ?)`, one, rid);
  }
  return rid;
};

/** Replaces a document with its new version (same `_id`). Throws the errors of `insertDocument`. */
export const replaceDocument = (
  writer: Connection,
  catalogue: Catalogue,
  collection: Collection,
  rid: number,
  before: Doc,
  after: Doc,
  bytes: Uint8Array,
): void => {
  assertSize(bytes);
  const next = entriesOf(after, writtenIndexes(collection), catalogue);
  assertUnique(writer, collection, next, after, rid);
  const previous = entriesOf(before, writtenIndexes(collection), catalogue);
  for (const [i, { index, keys }] of next.entries()) {
    const table = indexTable(index);
    const old = (previous[i] as IndexEntry).keys;
    for (const key of old) {
      if (!keys.some((one) => one.equals(key)))
        writer.run(`DELETE FROM ${table} WHERE key = ? AND rid = ?`, key, rid);
    }
    for (const key of keys) {
      if (!old.some((one) => one.equals(key)))
        writer.run(`INSERT INTO ${table}(key, rid) VALUES(?, ?)`, key, rid);
    }
  }
  writer.run(`UPDATE ${documentTable(collection)} SET doc = ? WHERE rid = ?`, bytes, rid);
};

/** Removes a document and its index keys. */
export const deleteDocument = (
  writer: Connection,
  catalogue: Catalogue,
  collection: Collection,
  rid: number,
  doc: Doc,
): void => {
  for (const { index, keys } of entriesOf(doc, writtenIndexes(collection), catalogue)) {
    for (const key of keys)
      writer.run(`DELETE FROM ${indexTable(index)} WHERE key = ? AND rid = ?`, key, rid);
  }
  writer.run(`DELETE FROM ${documentTable(collection)} WHERE rid = ?`, rid);
};

/** Number of documents in one step of building an index. */
export const BUILD_STEP = 500;

/**
 * Adds the keys of the documents after a row id to a new index, `BUILD_STEP` of them; returns the last row id, undefined at the
 * end. Throws 11000 if a unique index meets the same key twice.
 */
export const fillStep = (
  writer: Connection,
  catalogue: Catalogue,
  collection: Collection,
  index: Index,
  after: number,
): number | undefined => {
  const rows = writer.all<{ rid: number; doc: Uint8Array }>(
    `SELECT rid, doc FROM ${documentTable(collection)} WHERE rid > ? ORDER BY rid LIMIT ${BUILD_STEP}`,
    after,
  );
  for (const { rid, doc } of rows) {
    const decoded = decode(doc);
    for (const entry of entriesOf(decoded, [index], catalogue)) {
      assertUnique(writer, collection, [entry], decoded, rid);
      // Another write may have been first.
      for (const key of entry.keys)
        writer.run(`INSERT OR IGNORE INTO ${indexTable(index)}(key, rid) VALUES(?, ?)`, key, rid);
    }
  }
  return rows.length < BUILD_STEP ? undefined : rows.at(-1)?.rid;
};
