import { appendFileSync } from 'node:fs';
import mongoose from 'mongoose';

/**
 * Writes without end and records acknowledged writes on the disk, until it is killed together with its server: single inserts
 * (`single <n>`), pairs in a transaction (`pair <n>`), updates of many documents (`all`). At the same time an index over these
 * is built step by step and dropped, over and over.
 */
const [uri = '', log = '', round = '0'] = process.argv.slice(2);
const client = await new mongoose.mongo.MongoClient(uri).connect();
const db = client.db('killed');
const singles = db.collection<{ _id: string; n: number; tags: number[] }>('singles');
const pairs = db.collection<{ _id: string; pair: string }>('pairs');
await singles.createIndex({ n: 1 }, { unique: true });
await singles.createIndex({ tags: 1 });
await pairs.createIndex({ pair: 1 });
const note = (line: string): void => appendFileSync(log, `${line}\n`);

const writeSingles = async (worker: number): Promise<never> => {
  for (let i = 0; ; i++) {
    const id = `${round}-${worker}-${i}`;
    await singles.insertOne({ _id: id, n: Number(round) * 1e9 + worker * 1e6 + i, tags: [i % 7, i % 11] });
    note(`single ${id}`);
    if (i % 3 === 0) {
      await singles.deleteOne({ _id: id });
      note(`gone ${id}`);
    }
  }
};

const writePairs = async (): Promise<never> => {
  const session = client.startSession();
  for (let i = 0; ; i++) {
    const pair = `${round}-${i}`;
    await session.withTransaction(async () => {
      await pairs.insertOne({ _id: `${pair}-a`, pair }, { session });
      await pairs.insertOne({ _id: `${pair}-b`, pair }, { session });
    });
    note(`pair ${pair}`);
  }
};

const built = db.collection('built');
if ((await built.countDocuments()) === 0)
  await built.insertMany(Array.from({ length: 3000 }, (_, n) => ({ n })));
const buildIndexes = async (): Promise<never> => {
  for (;;) {
    await built.createIndex({ n: 1 });
    await built.dropIndex('n_1');
  }
};

const updateAll = async (): Promise<never> => {
  for (;;) {
    await built.updateMany({}, { $inc: { n: 1, updates: 1 } });
    note('all');
  }
};

note('begun');
await Promise.all([writeSingles(1), writeSingles(2), writePairs(), buildIndexes(), updateAll()]);
