import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { encode, type Doc } from './bsonValues.ts';
import { encodeKey } from './keys/encodeKey.ts';
import { startEmbedded } from './startEmbedded.ts';
import { Connection } from './storage/Connection.ts';

const DOCUMENTS = Number(process.env['BENCH_DOCUMENTS'] ?? 100_000);
const IN_FLIGHT = 50;
const FINDS = 20_000;
const INSERTS = 10_000;
const BATCH = 5000;

const sortie = (i: number): Doc => ({
  n: i,
  club: `club ${i % 5}`,
  member: `member ${i % 997}`,
  boat: i % 40,
  at: new Date(1_700_000_000_000 + i * 300_000),
  meters: i % 20_000,
  crew: [`a${i % 7}`, `b${i % 11}`],
  note: 'a note of some length for this sortie',
});

const perSecond = (count: number, startedAt: number): number =>
  Math.round((count / (performance.now() - startedAt)) * 1000);

const inFlight = async (count: number, work: (i: number) => Promise<unknown>): Promise<number> => {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return perSecond(count, startedAt);
};

/** The same statements on bare `node:sqlite`: what the machine gives without a server, a protocol and a query language. */
const measureBare = (dir: string): { finds: number; inserts: number; scanMs: number } => {
  const connection = new Connection(join(dir, 'bare.sqlite'), 'NORMAL');
  connection.exec('CREATE TABLE c(rid INTEGER PRIMARY KEY, k BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)');
  for (const name of ['x1', 'x2', 'x3'])
    connection.exec(
      `CREATE TABLE ${name}(key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(key, rid)) WITHOUT ROWID`,
    );
  const insert = (i: number): void => {
    const doc = sortie(i);
    const rid = connection.run(
      'INSERT INTO c(k, doc) VALUES(?, ?)',
      encodeKey(i),
      encode(doc),
    ).lastInsertRowid;
    connection.run('INSERT INTO x1(key, rid) VALUES(?, ?)', encodeKey(doc['club']), rid);
    connection.run('INSERT INTO x2(key, rid) VALUES(?, ?)', encodeKey(doc['member']), rid);
    connection.run('INSERT INTO x3(key, rid) VALUES(?, ?)', encodeKey(doc['boat']), rid);
  };
  connection.exec('BEGIN');
  for (let i = 0; i < DOCUMENTS; i++) insert(i);
  connection.exec('COMMIT');
  let startedAt = performance.now();
  for (let i = 0; i < FINDS; i++) connection.get('SELECT doc FROM c WHERE k = ?', encodeKey(i % DOCUMENTS));
  const finds = perSecond(FINDS, startedAt);
  startedAt = performance.now();
  for (let i = 0; i < INSERTS; i++) {
    connection.exec('BEGIN');
    insert(DOCUMENTS + i);
    connection.exec('COMMIT');
  }
  const inserts = perSecond(INSERTS, startedAt);
  startedAt = performance.now();
  connection.all('SELECT doc FROM c');
  const scanMs = Math.round(performance.now() - startedAt);
  connection.close();
  return { finds, inserts, scanMs };
};

const dir = mkdtempSync(join(tmpdir(), 'embedded-bench-'));
const embedded = await startEmbedded({ dir: join(dir, 'data'), sync: 'NORMAL' });
const client = await new mongoose.mongo.MongoClient(embedded.uri, { maxPoolSize: IN_FLIGHT }).connect();
try {
  const bare = measureBare(dir);
  const sorties = client.db('bench').collection<{ _id: number }>('sorties');
  await sorties.createIndexes([
    { key: { club: 1, at: -1 } },
    { key: { member: 1 } },
    { key: { boat: 1, at: 1 } },
  ]);
  for (let i = 0; i < DOCUMENTS; i += BATCH) {
    await sorties.insertMany(
      Array.from({ length: Math.min(BATCH, DOCUMENTS - i) }, (_, j) => ({ _id: i + j, ...sortie(i + j) })),
    );
  }
  const finds = await inFlight(FINDS, (i) => sorties.findOne({ _id: (i * 7919) % DOCUMENTS }));
  const inserts = await inFlight(INSERTS, (i) => sorties.insertOne({ _id: DOCUMENTS + i, ...sortie(i) }));
  const startedAt = performance.now();
  const day = { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Europe/Berlin' } };
  await sorties
    .aggregate([{ $group: { _id: day, sorties: { $sum: 1 }, meters: { $sum: '$meters' } } }])
    .toArray();
  const groupMs = Math.round(performance.now() - startedAt);
  console.log(
    `keyed finds, ${IN_FLIGHT} in flight: ${finds}/s (bare ${bare.finds}/s, 1 : ${(bare.finds / finds).toFixed(1)})`,
  );
  console.log(
    `inserts, three indexes, ${IN_FLIGHT} in flight: ${inserts}/s (bare, a commit each ${bare.inserts}/s, 1 : ${(bare.inserts / inserts).toFixed(1)})`,
  );
  console.log(
    `${DOCUMENTS + INSERTS} grouped by local day: ${groupMs} ms (bare read ${bare.scanMs} ms, ${(groupMs / bare.scanMs).toFixed(1)} : 1)`,
  );
} finally {
  await client.close(true);
  await embedded.stop();
  rmSync(dir, { recursive: true, force: true });
}
