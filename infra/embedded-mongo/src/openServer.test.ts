import mongoose from 'mongoose';
import { openTestServer, type TestServer } from './testing/withServer.ts';

type Document = mongoose.mongo.BSON.Document;
const { Decimal128, Long, ObjectId } = mongoose.mongo;
let test1: TestServer;

beforeAll(async () => {
  test1 = await openTestServer();
});

afterAll(() => test1.close());

const rejection = (code: number, message?: RegExp): unknown =>
  expect.objectContaining({ code, ...(message ? { message: expect.stringMatching(message) } : {}) });

describe('writes at once', () => {
  test('adds 50 parallel $inc to 50', async () => {
    const c = test1.db.collection<{ _id: number; n: number }>('inc');
    await c.insertOne({ _id: 1, n: 0 });
    await Promise.all(Array.from({ length: 50 }, () => c.updateOne({ _id: 1 }, { $inc: { n: 1 } })));
    expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, n: 50 });
  });

  test('inserts one unique key once from 20 parallel inserts', async () => {
    const c = test1.db.collection('race');
    await c.createIndex({ club: 1, boat: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => c.insertOne({ club: 'x', boat: 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({
      code: 11000,
      keyPattern: { club: 1, boat: 1 },
      keyValue: { club: 'x', boat: 1 },
    });
  });

  test('enforces a partial unique index only for documents that its expression matches', async () => {
    const c = test1.db.collection('out');
    await c.createIndex({ boat: 1 }, { unique: true, partialFilterExpression: { landedAt: null } });
    await c.insertOne({ boat: 1, landedAt: new Date() });
    await c.insertOne({ boat: 1, landedAt: null });
    await expect(c.insertOne({ boat: 1 })).rejects.toEqual(rejection(11000));
    await c.updateMany({ boat: 1 }, { $set: { landedAt: new Date() } });
    await c.insertOne({ boat: 1, landedAt: null });
  });

  test('keeps the documents of an unordered insert that are not refused', async () => {
    const c = test1.db.collection<{ _id: number }>('unordered');
    await c.insertOne({ _id: 2 });
    await expect(c.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }], { ordered: false })).rejects.toEqual(
      rejection(11000),
    );
    expect(await c.countDocuments()).toBe(3);
  });
});

describe('indexes', () => {
  test('accepts an existing index again, and refuses another of the same name or key', async () => {
    const c = test1.db.collection('specs');
    await c.createIndex({ n: 1 });
    expect(await c.createIndex({ n: 1 })).toBe('n_1');
    await expect(c.createIndex({ n: 1 }, { unique: true })).rejects.toEqual(rejection(86));
    await expect(c.createIndex({ n: 1 }, { expireAfterSeconds: 5 })).rejects.toEqual(rejection(85));
    await expect(c.createIndex({ n: 1 }, { name: 'other' })).rejects.toEqual(rejection(85));
    expect(await c.createIndex({ n: 1 }, { name: 'unique', unique: true })).toBe('unique');
  });

  test('refuses a unique index over documents that share a key, and leaves nothing', async () => {
    const c = test1.db.collection('doubles');
    await c.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(c.createIndex({ a: 1 }, { unique: true })).rejects.toEqual(rejection(11000));
    expect(await c.indexes()).toHaveLength(1);
  });
});

describe('transactions', () => {
  test('makes a write outside wait for the transaction, which a reader does not see', async () => {
    const c = test1.db.collection<{ _id: number; n: number }>('txn');
    await c.insertOne({ _id: 1, n: 0 });
    const session = test1.client.startSession();
    session.startTransaction();
    await c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
    const outside = c.updateOne({ _id: 1 }, { $inc: { n: 10 } });
    expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, n: 0 });
    expect(await c.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, n: 1 });
    await session.commitTransaction();
    await outside;
    expect(await c.findOne({ _id: 1 })).toEqual({ _id: 1, n: 11 });
    await session.endSession();
  });

  test('ends a transaction on an error, with all it wrote and created', async () => {
    const session = test1.client.startSession();
    session.startTransaction();
    const c = test1.db.collection<{ _id: number }>('made-inside');
    await c.insertOne({ _id: 1 }, { session });
    await expect(c.insertOne({ _id: 1 }, { session })).rejects.toEqual(rejection(11000));
    await expect(c.insertOne({ _id: 2 }, { session })).rejects.toEqual(rejection(251));
    await session.endSession();
    expect(await test1.db.listCollections({ name: 'made-inside' }).toArray()).toEqual([]);
  });

  test('releases the writer when the client of a transaction hangs up', async () => {
    const c = test1.db.collection<{ _id: number }>('hung-up');
    const other = await new mongoose.mongo.MongoClient(test1.server.uri).connect();
    const session = other.startSession();
    session.startTransaction();
    await other.db('test').collection<{ _id: number }>('hung-up').insertOne({ _id: 1 }, { session });
    await other.close(true);
    await c.insertOne({ _id: 1 });
    expect(await c.countDocuments()).toBe(1);
  });

  test('never gives the writer to a transaction whose client hung up while it waited', async () => {
    const c = test1.db.collection<{ _id: number }>('waited');
    const session = test1.client.startSession();
    session.startTransaction();
    await c.insertOne({ _id: 1 }, { session });
    const other = await new mongoose.mongo.MongoClient(test1.server.uri).connect();
    const second = other.startSession();
    second.startTransaction();
    const waiting = other
      .db('test')
      .collection<{ _id: number }>('waited')
      .insertOne({ _id: 2 }, { session: second });
    const settled = waiting.catch(() => undefined);
    await other.close(true);
    await settled;
    await session.commitTransaction();
    await c.insertOne({ _id: 3 });
    expect(await c.countDocuments()).toBe(2);
  });

  test('fails a write that waits too long with a write conflict', async () => {
    const impatient = await openTestServer({ lockTimeoutMs: 20 });
    try {
      const session = impatient.client.startSession();
      session.startTransaction();
      await impatient.db.collection('a').insertOne({ x: 1 }, { session });
      await expect(impatient.db.collection('a').insertOne({ x: 2 })).rejects.toEqual(rejection(112));
      const second = impatient.client.startSession();
      second.startTransaction();
      const refused = await impatient.db
        .collection('a')
        .insertOne({ x: 3 }, { session: second })
        .catch((error: unknown) => error);
      expect(refused).toEqual(rejection(112));
      expect(
        (refused as InstanceType<typeof mongoose.mongo.MongoError>).hasErrorLabel(
          'TransientTransactionError',
        ),
      ).toBe(true);
      await session.abortTransaction();
    } finally {
      await impatient.close();
    }
  });
});

describe('plans', () => {
  beforeAll(async () => {
    const c = test1.db.collection('sorties');
    await c.createIndex({ club: 1, at: -1 });
    await c.createIndex({ crew: 1 });
    await c.createIndex({ rack: 1, bay: 1, at: 1 });
    await c.createIndex({ rack: 1, day: 1, at: 1 });
    await c.createIndex({ boat: 1 }, { partialFilterExpression: { out: true } });
    await c.insertMany(
      Array.from({ length: 200 }, (_, i) => ({
        club: i % 4,
        at: new Date(i * 1000),
        crew: [i, i + 1],
        boat: i,
        out: i % 10 === 0,
        rack: i % 2,
        bay: i % 6,
        day: i,
      })),
    );
  });

  const explain = async (filter: object, sort: Record<string, 1 | -1> = {}) => {
    const found = await test1.db.collection('sorties').find(filter).sort(sort).explain('executionStats');
    const stats = found['executionStats'];
    const text = JSON.stringify(found['queryPlanner'].winningPlan);
    return {
      examined: stats.totalDocsExamined,
      returned: stats.nReturned,
      isIndexed: text.includes('IXSCAN'),
      isSorted: text.includes('"SORT"'),
    };
  };

  test.each<[string, object, Record<string, 1 | -1>, object]>([
    [
      'equality and a range, in the order of the index',
      { club: 1, at: { $gte: new Date(100_000) } },
      { at: -1 },
      { examined: 25, returned: 25, isIndexed: true, isSorted: false },
    ],
    [
      'the index backwards',
      { club: 1 },
      { at: 1 },
      { examined: 50, returned: 50, isIndexed: true, isSorted: false },
    ],
    [
      'an element of an array',
      { crew: 7 },
      {},
      { examined: 2, returned: 2, isIndexed: true, isSorted: false },
    ],
    ['$in', { crew: { $in: [7, 50] } }, {}, { examined: 4, returned: 4, isIndexed: true, isSorted: false }],
    [
      '$or of two indexes',
      { $or: [{ crew: 7 }, { club: 1, at: new Date(1000) }] },
      {},
      { examined: 3, returned: 3, isIndexed: true, isSorted: false },
    ],
    [
      'branches of an $or that bind more with the rest of the filter than the rest alone',
      { rack: 1, $or: [{ bay: 3, at: new Date(9_000) }, { day: { $in: [9, 11] } }, { day: 12 }] },
      {},
      { examined: 2, returned: 2, isIndexed: true, isSorted: false },
    ],
    [
      'the rest of the filter where a branch of an $or binds no more',
      { rack: 1, $or: [{ day: 9 }, { crew: { $size: 0 } }] },
      {},
      { examined: 100, returned: 1, isIndexed: true, isSorted: false },
    ],
    [
      'a partial index when the filter implies it',
      { boat: 10, out: true },
      {},
      { examined: 1, returned: 1, isIndexed: true, isSorted: false },
    ],
    [
      'of two equally good indexes, the one in the requested order',
      { rack: 1, bay: { $in: [1, 3] }, day: { $gte: 190 } },
      { day: 1, at: 1 },
      { examined: 5, returned: 3, isIndexed: true, isSorted: false },
    ],
    [
      'no partial index otherwise',
      { boat: 10 },
      {},
      { examined: 200, returned: 1, isIndexed: false, isSorted: false },
    ],
    [
      'a sort without an index',
      { boat: { $lt: 5 } },
      { boat: 1 },
      { examined: 200, returned: 5, isIndexed: false, isSorted: true },
    ],
  ])('uses %s', async (_case, filter, sort, expected) => {
    expect(await explain(filter, sort)).toEqual(expected);
  });

  test('counts from the index alone', async () => {
    const found = await test1.db.command({
      explain: { count: 'sorties', query: { club: 1 } },
      verbosity: 'executionStats',
    });
    expect(found['executionStats']).toMatchObject({ nReturned: 50, totalDocsExamined: 0 });
  });
});

describe('cursors', () => {
  test('returns large results in batches', async () => {
    const c = test1.db.collection('many');
    await c.insertMany(Array.from({ length: 1500 }, (_, i) => ({ i })));
    const found = await c.find().sort({ i: 1 }).batchSize(100).toArray();
    expect(found.map(({ i }) => i)).toEqual(Array.from({ length: 1500 }, (_, i) => i));
  });

  test('refuses an unknown cursor', async () => {
    await expect(test1.db.command({ getMore: Long.fromNumber(7), collection: 'many' })).rejects.toEqual(
      rejection(43),
    );
  });
});

describe('change streams', () => {
  test('reports inserts, updates and deletes to change streams, filtered and with the document', async () => {
    const c = test1.db.collection<{ _id: number; a: number; b?: { c: number } }>('watched');
    const stream = c.watch([{ $match: { operationType: { $ne: 'delete' } } }], {
      fullDocument: 'updateLookup',
    });
    const first = stream.next();
    await stream.tryNext().catch(() => undefined);
    await c.insertOne({ _id: 1, a: 1 });
    await c.updateOne({ _id: 1 }, { $set: { 'b.c': 2 }, $unset: { a: '' } });
    await c.deleteOne({ _id: 1 });
    expect(await first).toMatchObject({
      operationType: 'insert',
      fullDocument: { _id: 1, a: 1 },
      documentKey: { _id: 1 },
    });
    expect(await stream.next()).toMatchObject({
      operationType: 'update',
      fullDocument: { _id: 1, b: { c: 2 } },
      updateDescription: { updatedFields: { b: { c: 2 } }, removedFields: ['a'] },
    });
    await stream.close();
  });

  test('leaves out of change streams what was rolled back, and resumes from a token', async () => {
    const c = test1.db.collection<{ _id: number }>('resumed');
    const stream = c.watch();
    const first = stream.next();
    await stream.tryNext().catch(() => undefined);
    const session = test1.client.startSession();
    session.startTransaction();
    await c.insertOne({ _id: 1 }, { session });
    await session.abortTransaction();
    await c.insertMany([{ _id: 2 }, { _id: 3 }]);
    const event = await first;
    expect(event).toMatchObject({ documentKey: { _id: 2 } });
    const resumed = c.watch([], { resumeAfter: event._id });
    expect(await resumed.next()).toMatchObject({ documentKey: { _id: 3 } });
    await Promise.all([stream.close(), resumed.close()]);
  });

  test('refuses a token from before a change once the last stream is closed', async () => {
    const own = await openTestServer();
    try {
      const watch = (options: object): Promise<Document> =>
        own.db.command({ aggregate: 'a', pipeline: [{ $changeStream: options }], cursor: {} });
      const { cursor } = await watch({});
      await own.db.command({ killCursors: 'a', cursors: [cursor.id] });
      const { postBatchResumeToken: resumeAfter } = cursor;
      await own.db.command({ killCursors: 'a', cursors: [(await watch({ resumeAfter }))['cursor'].id] });
      await own.db.collection('a').insertOne({});
      await expect(watch({ resumeAfter })).rejects.toEqual(rejection(286));
    } finally {
      await own.close();
    }
  });

  test('refuses a token of another run', async () => {
    const stream = test1.db.collection('resumed').watch([], { resumeAfter: { _data: '00' } });
    await expect(stream.next()).rejects.toEqual(rejection(286));
  });
});

describe('refused by name', () => {
  test.each<[string, object, number, RegExp]>([
    ['an unknown command', { nonsense: 1 }, 59, /nonsense/],
    [
      'a collation in a filter',
      { find: 'a', filter: {}, collation: { locale: 'en', strength: 2 } },
      238,
      /collation/,
    ],
    [
      'a collation in an update',
      { update: 'a', updates: [{ q: {}, u: {}, collation: { locale: 'en' } }] },
      238,
      /collation/,
    ],
    ['a text index', { createIndexes: 'a', indexes: [{ key: { t: 'text' }, name: 't' }] }, 238, /text/],
    ['a validator', { create: 'a', validator: { a: 1 } }, 238, /validator/],
    ['a capped collection', { create: 'a', capped: true, size: 1000 }, 238, /capped/],
    [
      'an unknown stage over an empty collection',
      { aggregate: 'none', pipeline: [{ $nonsense: 1 }], cursor: {} },
      238,
      /\$nonsense/,
    ],
    [
      'an unknown expression over an empty collection',
      { aggregate: 'none', pipeline: [{ $project: { a: { $nonsense: 1 } } }], cursor: {} },
      238,
      /\$nonsense/,
    ],
    ['a bad collection name', { create: 'a$b' }, 73, /a\$b/],
  ])('%s', async (_case, command, code, message) => {
    await expect(test1.db.command(command)).rejects.toEqual(rejection(code, message));
  });

  test('refuses arithmetic on Decimal128', async () => {
    const c = test1.db.collection('decimals');
    await c.insertOne({ d: Decimal128.fromString('1.1') });
    await expect(c.updateOne({}, { $inc: { d: 1 } })).rejects.toEqual(rejection(238, /Decimal128/));
  });

  test('refuses a document over 16 MB', async () => {
    const c = test1.db.collection<{ _id: number; a: string; b?: string }>('big');
    await c.insertOne({ _id: 1, a: 'x'.repeat(9e6) });
    await expect(c.updateOne({ _id: 1 }, { $set: { b: 'y'.repeat(9e6) } })).rejects.toEqual(rejection(10334));
  });
});

test('returns BSON types as they were stored', async () => {
  const c = test1.db.collection('types');
  const doc = {
    _id: new ObjectId(),
    long: Long.fromNumber(5),
    double: new mongoose.mongo.Double(5),
    int: new mongoose.mongo.Int32(5),
    decimal: Decimal128.fromString('1.10'),
  };
  await c.insertOne(doc);
  await c.updateOne({ _id: doc._id }, { $set: { touched: true } });
  expect(await c.findOne({ _id: doc._id }, { promoteValues: false })).toMatchObject({
    ...doc,
    touched: true,
  });
});
