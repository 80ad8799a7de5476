import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeParts, openParts } from '../testing/openParts.ts';
import { openTestServer, type Db, type TestServer } from '../testing/withServer.ts';

let open: TestServer;
let db: Db;

beforeAll(async () => {
  open = await openTestServer();
  db = open.db;
});
afterAll(() => open.close());
beforeEach(() => db.dropDatabase());

const SPEC = { key: { n: 1 }, name: 'n' };
const insert = async (count: number, make: (i: number) => object = (i) => ({ n: i })): Promise<void> => {
  await db.collection('boats').insertMany(Array.from({ length: count }, (_, i) => make(i)));
};

describe('a regular expression without end', () => {
  const endless = /^(?:a+)+$/i;
  beforeEach(() => insert(1, () => ({ _id: 1 as never, name: `${'a'.repeat(60)}!`, n: 0 })));

  test.each<[string, () => Promise<unknown>]>([
    ['find', () => db.collection('boats').find({ name: endless }, { maxTimeMS: 50 }).toArray()],
    ['count', () => db.command({ count: 'boats', query: { name: endless }, maxTimeMS: 50 })],
    ['distinct', () => db.collection('boats').distinct('name', { name: endless }, { maxTimeMS: 50 })],
    [
      'aggregate',
      () =>
        db
          .collection('boats')
          .aggregate([{ $match: { name: endless } }, { $group: { _id: '$n' } }], { maxTimeMS: 50 })
          .toArray(),
    ],
    [
      'update',
      () =>
        db.command({
          update: 'boats',
          updates: [{ q: { name: endless }, u: { $inc: { n: 1 } } }],
          maxTimeMS: 50,
        }),
    ],
    [
      'delete',
      () => db.command({ delete: 'boats', deletes: [{ q: { name: endless }, limit: 0 }], maxTimeMS: 50 }),
    ],
    [
      'findAndModify',
      () => db.command({ findAndModify: 'boats', query: { name: endless }, remove: true, maxTimeMS: 50 }),
    ],
  ])('ends %s in its time, while others go on', async (_name, run) => {
    const ended = expect(run()).rejects.toMatchObject({ code: 50 });
    await db.collection('boats').findOne({ _id: 1 as never });
    await ended;
    await db.collection('boats').insertOne({ _id: 2 as never });
    expect(await db.collection('boats').countDocuments()).toBe(2);
    expect(await db.command({ validate: 'boats' })).toMatchObject({ valid: true });
  });

  test('closes the server despite a read that no one waits for', async () => {
    const own = await openTestServer();
    await own.db.collection('boats').insertOne({ name: 'a'.repeat(60) + '!' });
    const reading = expect(own.db.collection('boats').find({ name: endless }).toArray()).rejects.toThrow();
    await own.db.collection('boats').countDocuments();
    await own.close();
    await reading;
  });

  test('ends a transaction with its endless expression', async () => {
    const session = open.client.startSession();
    session.startTransaction();
    await db.collection('boats').updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session });
    const found = db.collection('boats').find({ name: endless }, { session, maxTimeMS: 50 });
    await expect(found.toArray()).rejects.toMatchObject({ code: 50 });
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await db.collection('boats').findOne()).toMatchObject({ n: 0 });
  });

  test('undoes as a whole a write that an endless expression cuts off', async () => {
    await insert(50, (i) => ({ n: i, name: i === 49 ? `${'a'.repeat(60)}!` : 'aa' }));
    await db.collection('boats').deleteOne({ _id: 1 as never });
    await expect(
      db.command({
        update: 'boats',
        updates: [
          { q: { n: 0 }, u: { $set: { n: -1 } } },
          { q: { name: endless }, u: { $set: { n: -1 } }, multi: true },
        ],
        maxTimeMS: 50,
      }),
    ).rejects.toMatchObject({ code: 50 });
    expect(await db.collection('boats').countDocuments({ n: -1 })).toBe(0);
  });
});

test('limits how long a write waits for a transaction', async () => {
  const session = open.client.startSession();
  session.startTransaction();
  await db.collection('boats').insertOne({ n: 1 }, { session });
  await expect(db.command({ insert: 'boats', documents: [{ n: 2 }], maxTimeMS: 50 })).rejects.toMatchObject({
    code: 50,
  });
  await session.abortTransaction();
  await session.endSession();
});

describe('cursors', () => {
  test('reads cursors in batches on request, from the moment they were opened', async () => {
    await insert(3000);
    const cursor = db.collection('boats').find().batchSize(10);
    await cursor.next();
    await db.collection('boats').deleteMany({});
    expect(await db.collection('boats').countDocuments()).toBe(0);
    expect(await cursor.toArray()).toHaveLength(2999);
  });

  test("reads a pipeline's cursor in batches too while its stages look at one document at a time", async () => {
    await insert(3000);
    const stages = [
      { $match: { n: { $gte: 500 } } },
      { $project: { n: 1 } },
      { $match: { n: { $lt: 2500 } } },
    ];
    const cursor = db.collection('boats').aggregate(stages, { batchSize: 10 });
    await cursor.next();
    await db.collection('boats').deleteMany({ n: { $gt: 700 } });
    const rest = await cursor.toArray();
    expect(rest.map(({ n }) => n as number)).toEqual(Array.from({ length: 1999 }, (_, i) => 501 + i));
    const grouped = db
      .collection('boats')
      .aggregate([
        { $project: { isLate: { $gte: ['$n', 351] } } },
        { $group: { _id: '$isLate', n: { $sum: 1 } } },
      ]);
    expect(await grouped.sort({ _id: 1 }).toArray()).toEqual([
      { _id: false, n: 351 },
      { _id: true, n: 350 },
    ]);
  });

  test('sorts without an index in order, beyond the size of memory', async () => {
    await insert(5000, (i) => ({ n: (i * 7919) % 5000, at: i % 3 }));
    const found = await db.collection('boats').find().sort({ at: -1, n: 1 }).toArray();
    const expected = [2, 1, 0].flatMap((at) =>
      found.filter((boat) => boat['at'] === at).sort((a, b) => a['n'] - b['n']),
    );
    expect(found).toEqual(expected);
    const page = await db.collection('boats').find().sort({ at: -1, n: 1 }).skip(2500).limit(2000).toArray();
    expect(page).toEqual(expected.slice(2500, 4500));
  });

  test('refuses too many open cursors, and accepts more after closing some', async () => {
    await insert(600);
    const find = { find: 'boats', batchSize: 1 };
    const ids: unknown[] = [];
    let refused: unknown;
    while (refused === undefined && ids.length < 1000)
      await db.command(find).then(
        ({ cursor }) => ids.push(cursor.id),
        (error: unknown) => (refused = error),
      );
    expect(refused).toMatchObject({ code: 146, message: expect.stringContaining('too many open cursors') });
    const { cursorsKilled } = await db.command({ killCursors: 'boats', cursors: ids });
    expect(cursorsKilled).toHaveLength(ids.length);
    expect(await db.command(find)).toMatchObject({ ok: 1 });
  });
});

describe('building an index', () => {
  test('builds an index while others write, and includes their documents', async () => {
    await insert(5000);
    const order: string[] = [];
    const building = db.command({ createIndexes: 'boats', indexes: [SPEC] }).then(() => order.push('index'));
    const writes = [
      db.collection('boats').insertOne({ n: 'new' }),
      db.collection('boats').updateOne({ n: 4000 }, { $set: { n: 'moved' } }),
      db.collection('boats').deleteOne({ n: 4500 }),
    ];
    await Promise.all(writes).then(() => order.push('writes'));
    await building;
    expect(order).toEqual(['writes', 'index']);
    expect(await db.command({ validate: 'boats' })).toMatchObject({ valid: true, errors: [] });
    const { executionStats } = await db.collection('boats').find({ n: 'moved' }).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
  });

  test('builds an index once when it is requested twice at once', async () => {
    await insert(2000);
    const replies = await Promise.all(
      [1, 2].map(() => db.command({ createIndexes: 'boats', indexes: [SPEC] })),
    );
    expect(replies.map(({ numIndexesAfter }) => numIndexesAfter)).toEqual([2, 2]);
    expect(await db.collection('boats').indexes()).toHaveLength(2);
  });

  test('creates none of the requested indexes when a unique one finds duplicate keys', async () => {
    await insert(2000, (i) => ({ n: i % 1999 }));
    const unique = { key: { n: -1 }, name: 'unique', unique: true };
    await expect(db.command({ createIndexes: 'boats', indexes: [SPEC, unique] })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await db.collection('boats').indexes()).toHaveLength(1);
    await db.collection('boats').insertOne({ n: 5 });
    expect(await db.command({ validate: 'boats' })).toMatchObject({ valid: true });
  });

  test('stops building an index when its collection is dropped', async () => {
    await insert(5000);
    const building = expect(db.command({ createIndexes: 'boats', indexes: [SPEC] })).rejects.toMatchObject({
      code: 276,
    });
    await db.collection('boats').drop();
    await building;
  });
});

describe('a write of many documents', () => {
  const boats = () => db.collection('boats');
  /** Runs it in parallel to the writes, which must end first. */
  const beside = async <Result>(work: Promise<Result>, writes: Promise<unknown>[]): Promise<Result> => {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    await Promise.all(writes);
    expect(isOver).toBe(false);
    return over;
  };

  test('lets others write during a long write, and checks each document again in its turn', async () => {
    await insert(5000, (i) => ({ n: i, at: 0 }));
    const updated = await beside(boats().updateMany({ at: 0 }, { $inc: { seen: 1 } }), [
      boats().updateOne({ n: 4999 }, { $set: { at: 1 } }),
      boats().deleteOne({ n: 4998 }),
    ]);
    expect(updated).toMatchObject({ matchedCount: 4998, modifiedCount: 4998 });
    expect(await boats().countDocuments({ seen: 1 })).toBe(4998);
    expect(await boats().findOne({ n: 4999 })).not.toHaveProperty('seen');
    const deleted = await beside(boats().deleteMany({ seen: 1 }), [boats().insertOne({ n: 'new' })]);
    expect(deleted.deletedCount).toBe(4998);
    expect(await boats().countDocuments()).toBe(2);
    expect(await db.command({ validate: 'boats' })).toMatchObject({ valid: true });
  });

  test('counts found and changed documents, over an index that moves them', async () => {
    await insert(2000);
    await boats().createIndex({ n: 1 });
    await boats().updateMany({ n: { $gte: 500 } }, { $inc: { n: 1000 } });
    expect(await boats().countDocuments({ n: { $gte: 1500 } })).toBe(1500);
    expect(await boats().updateMany({}, { $max: { n: 1600 } })).toMatchObject({
      matchedCount: 2000,
      modifiedCount: 600,
    });
  });

  test('keeps documents written before the one that is refused', async () => {
    await insert(2000);
    await boats().createIndex({ n: 1 }, { unique: true });
    const failing = boats().updateMany({}, [
      { $set: { n: { $cond: [{ $eq: ['$n', 1200] }, 1300, '$n'] }, seen: 1 } },
    ]);
    await expect(failing).rejects.toMatchObject({ code: 11000 });
    expect(await boats().countDocuments({ seen: 1 })).toBe(1200);
    expect(await db.command({ validate: 'boats' })).toMatchObject({ valid: true });
  });

  test('continues a long write after a transaction, and stays whole within one', async () => {
    await insert(2000, (i) => ({ n: i, at: 0 }));
    const session = open.client.startSession();
    session.startTransaction();
    await boats().updateMany({}, { $set: { at: 1 } }, { session });
    const outside = boats().updateMany({ at: 0 }, { $set: { at: 2 } });
    expect(await boats().countDocuments({ at: 0 })).toBe(2000);
    await session.commitTransaction();
    await session.endSession();
    expect(await outside).toMatchObject({ matchedCount: 0 });
    expect(await boats().countDocuments({ at: 1 })).toBe(2000);
  });
});

test('removes a half-built index after the server ended', () => {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  const first = openParts(dir);
  const collection = first.database.catalogue.create('test', 'boats', false);
  first.database.catalogue.beginIndex(collection, { v: 2, ...SPEC });
  closeParts(first);
  const second = openParts(dir);
  const { catalogue, writerConnection } = second.database;
  const found = catalogue.find('test', 'boats');
  expect([found?.building.length, found?.indexes.length]).toEqual([0, 1]);
  expect(writerConnection.all("SELECT name FROM sqlite_master WHERE name GLOB 'x[0-9]*'")).toEqual([]);
  closeParts(second);
  rmSync(dir, { recursive: true, force: true });
});
