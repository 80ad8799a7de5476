import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { decodeTyped, type Doc } from '../bsonValues.ts';

type Client = InstanceType<typeof mongoose.mongo.MongoClient>;
type Database = ReturnType<Client['db']>;

/** Counts of one copied collection. */
export interface CopiedCollection {
  name: string;
  documents: number;
  indexes: number;
  /** SHA-256 over the documents' BSON in the order of `_id`; the same on both sides. */
  checksum: string;
}

/** The copy and its original differ, or the target is not empty. */
export class CopyFailed extends Error {}

const BATCH = 1000;

const checksumOf = async (db: Database, name: string): Promise<{ documents: number; checksum: string }> => {
  const hash = createHash('sha256');
  let documents = 0;
  const cursor = db.collection(name).find({}, { raw: true, sort: { _id: 1 }, batchSize: BATCH });
  for await (const bytes of cursor) {
    hash.update(bytes as unknown as Uint8Array);
    documents += 1;
  }
  return { documents, checksum: hash.digest('hex') };
};

const copyIndexes = async (from: Database, to: Database, name: string): Promise<number> => {
  const specs = (await from.collection(name).indexes()).filter((spec) => spec.name !== '_id_');
  if (specs.length > 0) {
    const indexes = specs.map(({ v: _v, ns: _ns, ...spec }: Doc) => spec);
    await to.command({ createIndexes: name, indexes });
  }
  return specs.length + 1;
};

const copyDocuments = async (
  from: Database,
  to: Database,
  name: string,
  report: (done: number) => void,
): Promise<void> => {
  let done = 0;
  let batch: Doc[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await to.collection(name).insertMany(batch as never[], { ordered: true });
    done += batch.length;
    batch = [];
    report(done);
  };
  for await (const bytes of from
    .collection(name)
    .find({}, { raw: true, sort: { _id: 1 }, batchSize: BATCH })) {
    batch.push(decodeTyped(bytes as unknown as Uint8Array));
    if (batch.length === BATCH) await flush();
  }
  await flush();
};

const copyCollection = async (
  from: Database,
  to: Database,
  name: string,
  report: (line: string) => void,
): Promise<CopiedCollection> => {
  if ((await to.collection(name).countDocuments({}, { limit: 1 })) > 0)
    throw new CopyFailed(`${name}: the target holds documents already; give an empty database.`);
  const [existing] = await to.listCollections({ name }).toArray();
  if (!existing) await to.createCollection(name);
  const expected = await from.collection(name).estimatedDocumentCount();
  await copyDocuments(from, to, name, (done) => report(`${name}: ${done} of ${expected}`));
  const indexes = await copyIndexes(from, to, name);
  const [source, target] = await Promise.all([checksumOf(from, name), checksumOf(to, name)]);
  if (source.documents !== target.documents || source.checksum !== target.checksum) {
    throw new CopyFailed(
      `${name}: the copy differs (${source.documents} documents here, ${target.documents} there). Was something written during the copy?`,
    );
  }
  return { name, ...target, indexes };
};

/**
 * Copies all collections of a database, documents and indexes, and compares counts and checksums. Write nothing to either during the copy.
 * Throws CopyFailed for a target that is not empty or a copy that differs.
 */
export const copyDatabase = async (
  { from, to, dbName }: { from: string; to: string; dbName: string },
  report: (line: string) => void = () => undefined,
): Promise<CopiedCollection[]> => {
  const clients = [from, to].map((uri) => new mongoose.mongo.MongoClient(uri)) as [Client, Client];
  try {
    const [source, target] = (await Promise.all(clients.map((client) => client.connect()))).map((client) =>
      client.db(dbName),
    ) as [Database, Database];
    const names = (await source.listCollections({ type: 'collection' }, { nameOnly: true }).toArray())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('system.'));
    const copied: CopiedCollection[] = [];
    for (const name of names) copied.push(await copyCollection(source, target, name, report));
    return copied;
  } finally {
    await Promise.all(clients.map((client) => client.close(true)));
  }
};
