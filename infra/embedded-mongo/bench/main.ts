import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { decode, encode, type Doc } from '../src/bsonValues.ts';
import { encodeCompound, encodeKey } from '../src/keys/encodeKey.ts';
import { startEmbedded } from '../src/startEmbedded.ts';
import { Connection } from '../src/storage/Connection.ts';

// Compares the embedded database with the same statements on bare `node:sqlite`, and measures what one client's long work does to another's.

const DOCUMENTS = Number(process.env['BENCH_DOCUMENTS'] ?? 200_000);
const COUNTED = Number(process.env['BENCH_COUNTED'] ?? 1_000_000);
const IN_FLIGHT = 50;
const FINDS = 5000;
const FOUND = 20;
const INSERTS = 5000;
const BATCH = 5000;
const QUIET_MS = 5000;
const ROWS_PER_READ = 1000;

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

type Client = InstanceType<typeof mongoose.mongo.MongoClient>;
const connect = (uri: string): Promise<Client> =>
  new mongoose.mongo.MongoClient(uri, { maxPoolSize: IN_FLIGHT }).connect();
const sortiesOf = (client: Client) => client.db('bench').collection<{ _id: number }>('sorties');

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

/** The same statements on bare `node:sqlite`, with the same durability: without a server, a protocol and a query language. */
const measureBare = (dir: string): { finds: number; inserts: number; savepointUs: number } => {
  const connection = new Connection(join(dir, 'bare.sqlite'), 'FULL');
  connection.exec('CREATE TABLE c(rid INTEGER PRIMARY KEY, k BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)');
  for (const name of ['x1', 'x2', 'x3'])
    connection.exec(
      `CREATE TABLE ${name}(key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(key, rid)) WITHOUT ROWID`,
    );
  const insert = (i: number): void => {
    const doc = sortie(i);
    const { lastInsertRowid: rid } = connection.run(
      'INSERT INTO c(k, doc) VALUES(?, ?)',
      encodeKey(i),
      encode(doc),
    );
    const keys = [encodeCompound([doc['club'], doc['at']], [1, -1]), encodeKey(doc['member'])];
    for (const [at, key] of [...keys, encodeCompound([doc['boat'], doc['at']], [1, 1])].entries())
      connection.run(`INSERT INTO x${at + 1}(key, rid) VALUES(?, ?)`, key, rid);
  };
  connection.run('BEGIN');
  for (let i = 0; i < DOCUMENTS; i++) insert(i);
  connection.run('COMMIT');
  let startedAt = performance.now();
  for (let i = 0; i < FINDS; i++) {
    const rows = connection.all<{ doc: Uint8Array }>(
      'SELECT d.doc AS doc FROM x2 AS x CROSS JOIN c AS d ON d.rid = x.rid WHERE x.key = ? LIMIT ?',
      encodeKey(`member ${i % 997}`),
      FOUND,
    );
    for (const { doc } of rows) decode(doc);
  }
  const finds = perSecond(FINDS, startedAt);
  startedAt = performance.now();
  for (let i = 0; i < INSERTS; i++) {
    connection.run('BEGIN');
    insert(DOCUMENTS + i);
    connection.run('COMMIT');
  }
  const inserts = perSecond(INSERTS, startedAt);
  connection.run('BEGIN');
  startedAt = performance.now();
  for (let i = 0; i < FINDS; i++) {
    connection.run('SAVEPOINT command');
    connection.run('RELEASE command');
  }
  const savepointUs = ((performance.now() - startedAt) / FINDS) * 1000;
  connection.run('COMMIT');
  connection.close();
  return { finds, inserts, savepointUs };
};

/** Finds or updates by key, one after the other, until `isOver`; answers the 99th of a hundred, in ms. */
const repeatUntil = async (
  client: Client,
  kind: 'finds' | 'updates',
  isOver: () => boolean,
): Promise<{ p99: number; count: number }> => {
  const times: number[] = [];
  const sorties = sortiesOf(client);
  for (let i = 0; !isOver(); i++) {
    const byKey = { _id: (i * 7919) % DOCUMENTS };
    const startedAt = performance.now();
    await (kind === 'finds' ? sorties.findOne(byKey) : sorties.updateOne(byKey, { $inc: { n: 1 } }));
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, count: times.length };
};

const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Another client, in a process of its own. */
const startOther = (uri: string, work: string): ChildProcess =>
  fork(fileURLToPath(import.meta.url), [work, uri], { execArgv: ['--disable-warning=ExperimentalWarning'] });

const others: Record<string, (client: Client) => Promise<unknown>> = {
  /** As the API writes a season's CSV. */
  csv: async (client) => {
    let length = 0;
    const sorties = sortiesOf(client).find().sort({ boat: 1, at: 1 }).batchSize(ROWS_PER_READ);
    for await (const one of sorties) length += Object.values(one).join(',').length;
    return length;
  },
  index: (client) => sortiesOf(client).createIndex({ meters: 1, at: 1 }),
  scan: (client) =>
    sortiesOf(client)
      .find({ note: /^(a+)+$/ })
      .sort({ note: 1, n: -1 })
      .toArray(),
  updateMany: (client) => sortiesOf(client).updateMany({}, { $inc: { meters: 1 } }),
};

const measureBeside = async (client: Client, uri: string, pid: number, work: string): Promise<string> => {
  const kind = work === 'updateMany' ? 'updates' : 'finds';
  const from = Date.now();
  const quiet = await repeatUntil(client, kind, () => Date.now() > from + QUIET_MS);
  const before = residentMiB(pid);
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, residentMiB(pid))), 20);
  const other = startOther(uri, work);
  await once(other, 'message');
  const startedAt = performance.now();
  let isOver = false;
  const over = once(other, 'exit').then(() => (isOver = true));
  const beside = await repeatUntil(client, kind, () => isOver);
  await over;
  clearInterval(sampling);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return `${work} of ${DOCUMENTS}, ${seconds} s: another's keyed ${kind} p99 ${beside.p99.toFixed(2)} ms (quiet ${quiet.p99.toFixed(2)} ms, ${(beside.p99 / quiet.p99).toFixed(1)} : 1, ${beside.count} ${kind}); the process grows by ${Math.round(most - before)} MiB from ${Math.round(before)}`;
};

const fill = async (
  collection: ReturnType<typeof sortiesOf>,
  count: number,
  make: (i: number) => Doc,
): Promise<void> => {
  for (let i = 0; i < count; i += BATCH)
    await collection.insertMany(
      Array.from({ length: Math.min(BATCH, count - i) }, (_, j) => ({ ...make(i + j), _id: i + j })),
    );
};

const measure = async (): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-bench-'));
  const bare = measureBare(dir);
  const embedded = await startEmbedded({ dir: join(dir, 'data'), sync: 'FULL' });
  const client = await connect(embedded.uri);
  const sorties = sortiesOf(client);
  const ratio = (own: number, other: number): string =>
    `${own}/s (bare ${other}/s, ${(own / other).toFixed(2)} ×)`;
  try {
    await sorties.createIndexes([
      { key: { club: 1, at: -1 } },
      { key: { member: 1 } },
      { key: { boat: 1, at: 1 } },
    ]);
    await fill(sorties, DOCUMENTS, sortie);
    const find = (i: number): Promise<unknown> =>
      sorties
        .find({ member: `member ${i % 997}` })
        .limit(FOUND)
        .toArray();
    await inFlight(FINDS, find);
    console.log(
      `indexed finds of ${FOUND}, ${IN_FLIGHT} in flight: ${ratio(await inFlight(FINDS, find), bare.finds)}`,
    );
    const insert = (i: number): Promise<unknown> => sorties.insertOne({ ...sortie(i), _id: DOCUMENTS + i });
    console.log(
      `inserts, three indexes, ${IN_FLIGHT} in flight: ${ratio(await inFlight(INSERTS, insert), bare.inserts)}`,
    );
    console.log(`a savepoint for each command: ${bare.savepointUs.toFixed(1)} µs`);
    for (const work of Object.keys(others))
      console.log(await measureBeside(client, embedded.uri, embedded.pid, work));
    const counted = client.db('bench').collection<{ _id: number }>('counted');
    await fill(counted, COUNTED, () => ({}));
    const times: number[] = [];
    for (let i = 0; i < 20; i++) {
      const startedAt = performance.now();
      await counted.countDocuments({});
      times.push(performance.now() - startedAt);
    }
    console.log(
      `countDocuments({}) of ${COUNTED}: ${times.sort((a, b) => a - b)[10]?.toFixed(2)} ms in the middle, ${times.at(-1)?.toFixed(2)} ms at most`,
    );
  } finally {
    await client.close(true);
    await embedded.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

const [work, uri] = process.argv.slice(2);
if (work !== undefined && uri !== undefined) {
  const client = await connect(uri);
  await client.db('bench').command({ ping: 1 });
  process.send?.('begins');
  await others[work]?.(client);
  await client.close(true);
  process.disconnect();
} else {
  await measure();
}
