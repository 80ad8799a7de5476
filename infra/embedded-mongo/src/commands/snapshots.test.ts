import { openTestServer, type Client, type Db, type TestServer } from '../testing/withServer.ts';

type Session = ReturnType<Client['startSession']>;

let open: TestServer;
let db: Db;
let session: Session;

beforeAll(async () => {
  open = await openTestServer();
  db = open.db;
});
afterAll(() => open.close());
beforeEach(async () => {
  await db.dropDatabase();
  session = open.client.startSession();
});
afterEach(() => session.endSession());

/** Opens a snapshot, which the first read takes. */
const takeSnapshot = async (): Promise<void> => {
  session.startTransaction({ readConcern: { level: 'snapshot' } });
  await db.collection('any').findOne({}, { session });
};
const seen = async (name: string, filter: object = {}): Promise<unknown[]> =>
  (await db.collection(name).find(filter, { session }).toArray()).map(({ _id }) => _id);

test('keeps the documents of a collection dropped after the snapshot', async () => {
  await db.collection('boats').insertOne({ _id: 1 as never });
  await takeSnapshot();
  await db.collection('boats').drop();
  expect(await seen('boats')).toEqual([1]);
});

test('hides a collection made after the snapshot, also under the name of a dropped one', async () => {
  await db.collection('boats').insertOne({ _id: 'dropped' as never });
  await takeSnapshot();
  await db.collection('boats').drop();
  await db.collection('fresh').insertOne({ _id: 'fresh' as never });
  expect(await seen('fresh')).toEqual([]);
  expect(await seen('boats')).toEqual(['dropped']);
  await db.collection('boats').insertOne({ _id: 'again' as never });
  expect(await seen('boats')).toEqual(['dropped']);
});

test('does not read an index made after the snapshot', async () => {
  await db.collection('boats').insertMany([
    { _id: 1 as never, n: 1 },
    { _id: 2 as never, n: 2 },
  ]);
  await takeSnapshot();
  await db.collection('boats').createIndex({ n: 1 });
  expect(await seen('boats', { n: 2 })).toEqual([2]);
});

test('reads on after an index of the snapshot is dropped', async () => {
  await db.collection('boats').createIndex({ n: 1 }, { name: 'n' });
  await db.collection('boats').insertMany([
    { _id: 1 as never, n: 1 },
    { _id: 2 as never, n: 2 },
  ]);
  await takeSnapshot();
  await db.collection('boats').dropIndex('n');
  expect(await seen('boats', { n: 2 })).toEqual([2]);
});

test('shows what a transaction makes only after its commit', async () => {
  session.startTransaction();
  await db.collection('fresh').insertOne({ _id: 1 as never }, { session });
  await db.collection('fresh').createIndex({ n: 1 }, { session });
  expect(await db.collection('fresh').find().toArray()).toEqual([]);
  await expect(db.collection('fresh').indexes()).rejects.toMatchObject({ code: 26 });
  await session.commitTransaction();
  expect(await db.collection('fresh').find({ n: null }).toArray()).toEqual([{ _id: 1 }]);
});

test('refuses an index on an existing collection in a transaction', async () => {
  await db.collection('boats').insertOne({ _id: 1 as never, n: 1 });
  session.startTransaction();
  await db.collection('boats').findOne({}, { session });
  await expect(db.collection('boats').createIndex({ n: 1 }, { session })).rejects.toMatchObject({
    code: 263,
  });
  await session.abortTransaction();
  expect(await db.collection('boats').find({ n: 1 }).toArray()).toHaveLength(1);
});
