import { decode, encode, type Doc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import type { Connection } from '../storage/Connection.ts';
import { ID_INDEX, makeIndex, type Index } from './indexSpec.ts';

/** A collection and its indexes; `indexes[0]` is always the one over `_id`. */
export interface Collection {
  id: number;
  db: string;
  name: string;
  uuid: Buffer;
  indexes: Index[];
  /** Indexes being filled: writes update their keys, no plan uses them. */
  building: Index[];
  /** Created inside a transaction that has not committed: only that transaction may see it. */
  isUncommitted: boolean;
}

/** Name of the table with a collection's documents: rid, the key of `_id`, BSON. */
export const documentTable = ({ id }: { id: number }): string => `c${id}`;

/** Name of the table with an index's keys: key, rid. */
export const indexTable = ({ id }: { id: number }): string => `x${id}`;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collections(id INTEGER PRIMARY KEY, db TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL,
    uuid BLOB NOT NULL, UNIQUE(db, name));
  CREATE TABLE IF NOT EXISTS indexes(id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, spec BLOB NOT NULL,
    multikey INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS retries(session BLOB PRIMARY KEY, number INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL)
    WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ids(id INTEGER PRIMARY KEY AUTOINCREMENT);
  CREATE TABLE IF NOT EXISTS builds(id INTEGER PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS sizes(id INTEGER PRIMARY KEY, count INTEGER NOT NULL, bytes INTEGER NOT NULL);
`;

/** Updates the number of a collection's documents and their bytes, in the transaction that changes them. */
const keepSize = (id: number): string => `
  INSERT INTO sizes SELECT ${id}, count(*), ifnull(sum(length(doc)), 0) FROM c${id};
  CREATE TRIGGER c${id}_insert AFTER INSERT ON c${id} BEGIN
    UPDATE sizes SET count = count + 1, bytes = bytes + length(new.doc) WHERE id = ${id};
  END;
  CREATE TRIGGER c${id}_update AFTER UPDATE OF doc ON c${id} BEGIN
    UPDATE sizes SET bytes = bytes + length(new.doc) - length(old.doc) WHERE id = ${id};
  END;
  CREATE TRIGGER c${id}_delete AFTER DELETE ON c${id} BEGIN
    UPDATE sizes SET count = count - 1, bytes = bytes - length(old.doc) WHERE id = ${id};
  END`;

const ID_SPEC = { v: 2, key: { _id: 1 }, name: '_id_' };
const MAX_NAMESPACE_BYTES = 255;

interface CollectionRow {
  id: number;
  db: string;
  name: string;
  uuid: Uint8Array;
}

interface IndexRow {
  id: number;
  collection: number;
  spec: Uint8Array;
  multikey: number;
  isBuilding: number;
}

const readCollections = (connection: Connection): Map<string, Collection> => {
  const collections = new Map<string, Collection>();
  const byId = new Map<number, Collection>();
  for (const row of connection.all<CollectionRow>('SELECT * FROM collections')) {
    const collection: Collection = {
      id: row.id,
      db: row.db,
      name: row.name,
      uuid: Buffer.from(row.uuid),
      indexes: [makeIndex(ID_INDEX, ID_SPEC)],
      building: [],
      isUncommitted: false,
    };
    byId.set(row.id, collection);
    collections.set(`${row.db}.${row.name}`, collection);
  }
  for (const row of connection.all<IndexRow>(
    'SELECT *, id IN (SELECT id FROM builds) AS isBuilding FROM indexes ORDER BY id',
  )) {
    const list = row.isBuilding === 1 ? 'building' : 'indexes';
    byId.get(row.collection)?.[list].push(makeIndex(row.id, decode(row.spec), row.multikey === 1));
  }
  return collections;
};

/** The collections and indexes in a connection's snapshot. */
export class CatalogueView {
  protected collections: Map<string, Collection>;

  constructor(connection: Connection) {
    this.collections = readCollections(connection);
  }

  find(db: string, name: string): Collection | undefined {
    return this.collections.get(`${db}.${name}`);
  }

  inDatabase(db: string): Collection[] {
    return [...this.collections.values()].filter((collection) => collection.db === db);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }
}

/** Distinguishes the catalogs of two moments. */
export const catalogueVersion = (connection: Connection): number =>
  connection.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;

/** The writer's catalog: in memory, and stored in the database file. All changes go through the writer. */
export class Catalogue extends CatalogueView {
  private readonly writer: Connection;
  /** Counts the changes; stored in the file, so that a reader knows whether the catalog it has read is current. */
  version: number;

  constructor(writer: Connection) {
    writer.exec(SCHEMA);
    super(writer);
    this.writer = writer;
    this.version = catalogueVersion(writer);
    const used = writer.get<{ id: number }>(
      'SELECT max(ifnull((SELECT max(id) FROM collections), 0), ifnull((SELECT max(id) FROM indexes), 0)) AS id',
    );
    writer.run('INSERT OR IGNORE INTO ids(id) VALUES(?)', used?.id ?? 0);
    // A file of an earlier version has collections without a stored size.
    writer.exec('BEGIN');
    for (const { id } of writer.all<{ id: number }>(
      'SELECT id FROM collections WHERE id NOT IN (SELECT id FROM sizes)',
    ))
      writer.exec(keepSize(id));
    // Indexes that were being built when the server ended.
    for (const collection of this.all())
      for (const index of collection.building) this.dropIndex(collection, index);
    writer.exec('COMMIT');
  }

  /** Reads everything again from the file, as after a rollback. */
  reload(): void {
    this.collections = readCollections(this.writer);
  }

  private changed(): void {
    this.version++;
    this.writer.exec(`PRAGMA user_version=${this.version}`);
  }

  /** Returns an id that no table has or had: a snapshot may still read the table of a dropped collection. */
  private nextId(): number {
    this.changed();
    const id = this.writer.run('INSERT INTO ids DEFAULT VALUES').lastInsertRowid;
    this.writer.run('DELETE FROM ids WHERE id < ?', id);
    return id;
  }

  /** Makes a collection. Throws InvalidNamespace (73) for a name that MongoDB would refuse. */
  create(db: string, name: string, isUncommitted: boolean): Collection {
    if (
      name === '' ||
      name.includes('\0') ||
      name.includes('$') ||
      name.startsWith('.') ||
      name.endsWith('.')
    ) {
      throw new ServerError(73, `Invalid collection name: ${name}`);
    }
    if (db === '' || /[/\\. "$\0]/.test(db)) throw new ServerError(73, `Invalid database name: ${db}`);
    if (Buffer.byteLength(`${db}.${name}`) > MAX_NAMESPACE_BYTES)
      throw new ServerError(73, `Fully qualified namespace is too long: ${db}.${name}`);
    const uuid = Buffer.from(crypto.randomUUID().replaceAll('-', ''), 'hex');
    const id = this.nextId();
    this.writer.run(
      "INSERT INTO collections(id, db, name, options, uuid) VALUES(?, ?, ?, x'0500000000', ?)",
      id,
      db,
      name,
      uuid,
    );
    this.writer.exec(
      `CREATE TABLE c${id}(rid INTEGER PRIMARY KEY, k BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)`,
    );
    this.writer.exec(keepSize(id));
    const collection: Collection = {
      id,
      db,
      name,
      uuid,
      indexes: [makeIndex(ID_INDEX, ID_SPEC)],
      building: [],
      isUncommitted,
    };
    this.collections.set(`${db}.${name}`, collection);
    return collection;
  }

  drop(collection: Collection): void {
    this.changed();
    const tables = [
      documentTable(collection),
      ...[...collection.indexes.slice(1), ...collection.building].map(indexTable),
    ];
    this.writer.run(
      'DELETE FROM builds WHERE id IN (SELECT id FROM indexes WHERE collection = ?)',
      collection.id,
    );
    this.writer.forget();
    for (const table of tables) this.writer.exec(`DROP TABLE ${table}`);
    this.writer.run('DELETE FROM indexes WHERE collection = ?', collection.id);
    this.writer.run('DELETE FROM collections WHERE id = ?', collection.id);
    this.writer.run('DELETE FROM sizes WHERE id = ?', collection.id);
    this.collections.delete(`${collection.db}.${collection.name}`);
  }

  /** Makes an empty index; the caller fills it and calls `attach`, so that no plan uses it before. */
  addIndex(collection: Collection, spec: Doc): Index {
    const id = this.nextId();
    this.writer.run(
      'INSERT INTO indexes(id, collection, spec) VALUES(?, ?, ?)',
      id,
      collection.id,
      encode(spec),
    );
    this.writer.exec(
      `CREATE TABLE x${id}(key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(key, rid)) WITHOUT ROWID`,
    );
    return makeIndex(id, spec);
  }

  attach(collection: Collection, index: Index): void {
    collection.indexes.push(index);
  }

  /** Makes an index that is filled step by step: until it is published, it is not read. */
  beginIndex(collection: Collection, spec: Doc): Index {
    const index = this.addIndex(collection, spec);
    this.writer.run('INSERT INTO builds(id) VALUES(?)', index.id);
    collection.building.push(index);
    return index;
  }

  publishIndex(collection: Collection, index: Index): void {
    this.changed();
    this.writer.run('DELETE FROM builds WHERE id = ?', index.id);
    collection.building = collection.building.filter((one) => one !== index);
    this.attach(collection, index);
  }

  /** Returns the collection and its index being built; undefined if either was dropped. */
  findBuild(id: number): { collection: Collection; index: Index } | undefined {
    for (const collection of this.all()) {
      const index = collection.building.find((one) => one.id === id);
      if (index) return { collection, index };
    }
    return undefined;
  }

  dropIndex(collection: Collection, index: Index): void {
    this.changed();
    this.writer.forget();
    this.writer.exec(`DROP TABLE ${indexTable(index)}`);
    this.writer.run('DELETE FROM indexes WHERE id = ?', index.id);
    this.writer.run('DELETE FROM builds WHERE id = ?', index.id);
    collection.indexes = collection.indexes.filter((one) => one !== index);
    collection.building = collection.building.filter((one) => one !== index);
  }

  markMultikey(index: Index): void {
    if (index.isMultikey) return;
    this.changed();
    index.isMultikey = true;
    this.writer.run('UPDATE indexes SET multikey = 1 WHERE id = ?', index.id);
  }
}
