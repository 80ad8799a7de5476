import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openTestServer, type Db, type TestServer } from '../testing/withServer.ts';

let open: TestServer;
let db: Db;

beforeAll(async () => {
  open = await openTestServer();
  db = open.db;
});
afterAll(() => open.close());
beforeEach(() => db.dropDatabase());

/** The count stored in the file. */
const sizeOf = (): unknown => {
  const file = new DatabaseSync(join(open.dir, 'embedded.sqlite'), { readOnly: true });
  const size = { ...file.prepare('SELECT count, bytes FROM sizes ORDER BY id DESC LIMIT 1').get() };
  file.close();
  return size;
};

test('updates the size of a collection on inserts, updates, deletes and rollbacks', async () => {
  const boats = db.collection<{ _id: number; name?: string }>('boats');
  await boats.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
  await boats.updateOne({ _id: 1 }, { $set: { name: 'Swift' } });
  await boats.deleteOne({ _id: 3 });
  const expected = { count: 2, bytes: 14 + 14 + 'name'.length + 2 + 4 + 'Swift'.length + 1 };
  expect(sizeOf()).toEqual(expected);
  await expect(boats.insertMany([{ _id: 4 }, { _id: 1 }])).rejects.toMatchObject({ code: 11000 });
  await boats.deleteOne({ _id: 4 });
  const session = open.client.startSession();
  session.startTransaction();
  await boats.deleteMany({}, { session });
  expect(await boats.countDocuments({}, { session })).toBe(0);
  expect(await boats.countDocuments()).toBe(2);
  await session.abortTransaction();
  await session.endSession();
  expect(sizeOf()).toEqual(expected);
  expect(await db.command({ validate: 'boats' })).toMatchObject({ valid: true, errors: [] });
});

test('counts the moment of a snapshot', async () => {
  const boats = db.collection<{ _id: number }>('boats');
  await boats.insertOne({ _id: 1 });
  const session = open.client.startSession();
  session.startTransaction({ readConcern: { level: 'snapshot' } });
  expect(await boats.countDocuments({}, { session })).toBe(1);
  await boats.insertOne({ _id: 2 });
  expect(await boats.countDocuments({}, { session })).toBe(1);
  await session.commitTransaction();
  await session.endSession();
  expect(await boats.countDocuments()).toBe(2);
});

test('reports in validate a size that differs from the documents', async () => {
  await db.collection('boats').insertOne({ _id: 1 as never });
  const file = new DatabaseSync(join(open.dir, 'embedded.sqlite'));
  file.exec('UPDATE sizes SET count = 7');
  file.close();
  const { valid, errors } = await db.command({ validate: 'boats' });
  expect({ valid, errors }).toEqual({
    valid: false,
    errors: ['7 documents of 14 bytes are noted, 1 of 14 are there'],
  });
});

test.each([
  ['$gt', { $gt: 3 }, 3],
  ['$gte', { $gte: 3 }, 4],
  ['$lt, not NaN', { $lt: 3 }, 2],
  ['$lte, not NaN', { $lte: 3 }, 3],
  ['both ends', { $gt: 1, $lt: 5 }, 3],
  ['a date', { $gt: new Date(0) }, 1],
])('counts a range from the keys of an index alone: %s', async (_case, n, count) => {
  const boats = db.collection('boats');
  for (const key of [{ n: 1 }, { n: -1 }] as const) {
    await boats.drop();
    await boats.createIndex(key);
    await boats.insertMany(
      [1, 2, 3, 4, 5, 6, NaN, null, '3', new Date(0), new Date(1)].map((value) => ({ n: value })),
    );
    const explained = await db.command({ explain: { count: 'boats', query: { n } } });
    expect(explained['executionStats']).toMatchObject({ nReturned: count, totalDocsExamined: 0 });
    expect(await boats.countDocuments({ n })).toBe(count);
  }
});

test('returns the same from countDocuments as from reading the documents', async () => {
  const boats = db.collection('boats');
  expect(await boats.countDocuments()).toBe(0);
  await boats.insertMany(Array.from({ length: 7 }, (_, i) => ({ i })));
  expect(await boats.countDocuments()).toBe(7);
  expect(await boats.countDocuments({}, { skip: 2, limit: 4 })).toBe(4);
  expect(await boats.countDocuments({ i: { $gt: 4 } })).toBe(2);
  expect(await boats.aggregate([{ $group: { _id: null, sum: { $sum: 1 } } }]).toArray()).toEqual([
    { _id: null, sum: 7 },
  ]);
});
