import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Doc } from '../bsonValues.ts';
import { closeParts, openParts, runParts } from '../testing/openParts.ts';
import { openTestServer, type Db, type TestServer } from '../testing/withServer.ts';

let open: TestServer;
let db: Db;

beforeAll(async () => {
  open = await openTestServer();
  db = open.db;
});
afterAll(() => open.close());
beforeEach(() => db.dropDatabase());

const idsOf = async (name: string): Promise<unknown[]> =>
  (await db.collection(name).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
const indexesOf = async (name: string): Promise<string[]> =>
  (await db.collection(name).indexes()).map((index) => String(index.name));

const replace = (into: string): object => ({ $merge: { into, whenMatched: 'replace' } });

test('writes no documents when a $merge fails', async () => {
  await db.collection('target').insertMany([{ _id: 1 as never }, { _id: 2 as never }]);
  await db.collection('target').createIndex({ n: 1 }, { unique: true, sparse: true });
  await db.collection('source').insertMany([
    { _id: 3 as never, n: 1 },
    { _id: 4 as never, n: 1 },
  ]);
  await expect(
    db
      .collection('source')
      .aggregate([replace('target')])
      .toArray(),
  ).rejects.toMatchObject({
    code: 11000,
  });
  expect(await idsOf('target')).toEqual([1, 2]);
});

test('creates no collection when a $merge fails', async () => {
  await db.collection('source').insertMany([{ _id: 1 as never }, { _id: 2 as never }]);
  await expect(
    db
      .collection('source')
      .aggregate([{ $set: { _id: ['an array is no _id'] } }, replace('fresh')])
      .toArray(),
  ).rejects.toThrow();
  expect(await db.listCollections({ name: 'fresh' }).toArray()).toEqual([]);
});

test('creates neither of two requested indexes when the second fails', async () => {
  await db.collection('boats').insertMany([
    { a: 1, b: 1 },
    { a: 2, b: 1 },
  ]);
  await expect(
    db.collection('boats').createIndexes([
      { key: { a: 1 }, name: 'a' },
      { key: { b: 1 }, name: 'b', unique: true },
    ]),
  ).rejects.toMatchObject({ code: 11000 });
  expect(await indexesOf('boats')).toEqual(['_id_']);
  await db.collection('boats').createIndex({ a: 1 }, { name: 'a' });
  expect(await db.collection('boats').countDocuments({ a: 2 })).toBe(1);
});

test('creates no collection when createIndexes fails', async () => {
  await expect(
    db.collection('fresh').createIndexes([
      { key: { a: 1 }, name: 'same' },
      { key: { b: 1 }, name: 'same' },
    ]),
  ).rejects.toThrow();
  expect(await db.listCollections({ name: 'fresh' }).toArray()).toEqual([]);
});

test('drops neither of two indexes when the second is missing', async () => {
  await db.collection('boats').createIndex({ a: 1 }, { name: 'a' });
  await expect(db.command({ dropIndexes: 'boats', index: ['a', 'none'] })).rejects.toMatchObject({
    code: 27,
  });
  expect(await indexesOf('boats')).toEqual(['_id_', 'a']);
});

test('reports no failed write to change streams', async () => {
  const seen: unknown[] = [];
  await db.collection('target').insertOne({ _id: 1 as never });
  const stream = db.watch();
  stream.on('change', (change) => seen.push(change.operationType));
  await db.collection('source').insertOne({ _id: 1 as never, a: 1 });
  while (seen.length === 0) await db.collection('source').updateOne({ _id: 1 as never }, { $inc: { a: 1 } });
  await db.collection('target').createIndex({ a: 1 }, { unique: true });
  await db
    .collection('source')
    .insertOne({ _id: 2 as never, a: (await db.collection('source').findOne())?.a });
  const before = seen.length;
  await expect(
    db
      .collection('source')
      .aggregate([replace('target')])
      .toArray(),
  ).rejects.toThrow();
  await db.collection('source').deleteMany({});
  while (!seen.includes('delete')) await db.command({ ping: 1 });
  expect(new Set(seen.slice(before))).toEqual(new Set(['insert', 'delete']));
  expect(await idsOf('target')).toEqual([1]);
  await stream.close();
});

test('refuses writes on a full disk by name, and loses nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  const server = openParts(dir);
  const insert = (id: number): Promise<Doc> =>
    runParts(server, { insert: 'boats', documents: [{ _id: id, text: 'x'.repeat(10_000) }] });
  await insert(0);
  server.database.writerConnection.exec('PRAGMA max_page_count = 100');
  let kept = 1;
  let reply = await insert(kept);
  while (reply['ok'] === 1) reply = await insert(++kept);
  expect(reply).toMatchObject({ ok: 0, code: 14031, codeName: 'OutOfDiskSpace' });
  expect(await runParts(server, { count: 'boats' })).toMatchObject({ n: kept });
  server.database.writerConnection.exec('PRAGMA max_page_count = 100000');
  expect(await insert(kept)).toMatchObject({ ok: 1, n: 1 });
  expect(await runParts(server, { validate: 'boats' })).toMatchObject({ valid: true, nrecords: kept + 1 });
  closeParts(server);
  rmSync(dir, { recursive: true, force: true });
});
