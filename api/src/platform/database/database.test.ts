import mongoose, { mongo } from 'mongoose';
import { makeDatabaseFolder } from '../../testing/databaseProcess.ts';
import {
  closeDatabase,
  databaseName,
  duplicateFields,
  isContention,
  isUnreachable,
  openDatabase,
} from './database.ts';

test.each([
  ['mongodb://localhost:27017/club', 'club'],
  ['mongodb://a:1,b:2/club?replicaSet=rs0', 'club'],
  ['mongodb://%2Fvar%2Fdata%2Fdb.sock/club', 'club'],
  ['mongodb+srv://user:pw@cluster.example.org/?w=1', 'fleetwatch'],
  ['mongodb://localhost:27017', 'fleetwatch'],
])('reads %s as the database %s', (uri, name) => {
  expect(databaseName(uri)).toBe(name);
});

test("names the fields of a unique index's error, and none of other errors", () => {
  const duplicate = new mongo.MongoServerError({ code: 11_000, keyPattern: { club: 1, boat: 1 } });
  expect(duplicateFields(duplicate)).toEqual(['club', 'boat']);
  expect(duplicateFields(new mongo.MongoServerError({ code: 112 }))).toBeNull();
  expect(duplicateFields(new Error('11000'))).toBeNull();
});

test('distinguishes a lost connection from a wrong request', () => {
  expect(isUnreachable(new mongo.MongoNetworkError('gone'))).toBe(true);
  expect(isUnreachable(new mongo.MongoServerError({ code: 2 }))).toBe(false);
});

test.each([
  ['write', () => mongoose.connection.collection('boats').insertOne({ name: 'Kestrel' })],
  [
    'bulk write',
    () => mongoose.connection.collection('boats').bulkWrite([{ insertOne: { document: { name: 'Tern' } } }]),
  ],
])(
  'fails a %s as unreachable when the database is gone but its connection is not yet known to be closed',
  async (_what, write) => {
    const folder = makeDatabaseFolder();
    const database = await folder.start();
    await openDatabase(database.uri);
    try {
      await write();
      process.kill(database.pid, 'SIGKILL');
      // This process detects the closed connection only when it is idle.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      const error: unknown = await write().catch((failure: unknown) => failure);
      expect({ error, isUnreachable: isUnreachable(error) }).toMatchObject({ isUnreachable: true });
    } finally {
      await closeDatabase();
      await database.stop();
      folder.remove();
    }
  },
  30_000,
);

test('distinguishes contention from a refusal', () => {
  expect(isContention(new mongo.MongoServerError({ code: 112 }))).toBe(true);
  expect(isContention(new mongo.MongoServerError({ code: 11_000 }))).toBe(false);
});
