import mongoose from 'mongoose';
import { openTestServer, type TestServer } from '../testing/withServer.ts';
import { copyDatabase } from './copyDatabase.ts';

const { Double, Long, ObjectId } = mongoose.mongo;
let from: TestServer;
let to: TestServer;

beforeEach(async () => {
  [from, to] = await Promise.all([openTestServer(), openTestServer()]);
});

afterEach(() => Promise.all([from.close(), to.close()]));

const copy = (report?: (line: string) => void) =>
  copyDatabase({ from: from.server.uri, to: to.server.uri, dbName: 'test' }, report);

test('copies documents with their types and indexes with their options, and shows its progress', async () => {
  const boats = from.db.collection('boats');
  await boats.createIndex({ club: 1, name: 1 }, { unique: true, partialFilterExpression: { gone: false } });
  await boats.insertMany(
    Array.from({ length: 1500 }, (_, i) => ({
      club: new ObjectId(),
      name: `b${i}`,
      weight: new Double(14),
      miles: Long.fromNumber(i),
      gone: false,
      at: new Date(i),
    })),
  );
  await from.db.createCollection('empty');
  const lines: string[] = [];
  const copied = await copy((line) => lines.push(line));
  expect(copied.map(({ name, documents, indexes }) => [name, documents, indexes])).toEqual([
    ['boats', 1500, 2],
    ['empty', 0, 1],
  ]);
  expect(lines).toEqual(['boats: 1000 of 1500', 'boats: 1500 of 1500']);
  expect(await to.db.collection('boats').indexes()).toEqual(await boats.indexes());
  const boat = await to.db.collection('boats').findOne({ name: 'b7' }, { promoteValues: false });
  expect(boat).toMatchObject({ weight: new Double(14), miles: Long.fromNumber(7) });
});

test('refuses a target that holds documents', async () => {
  await from.db.collection('boats').insertOne({ name: 'a' });
  await to.db.collection('boats').insertOne({ name: 'b' });
  await expect(copy()).rejects.toThrow(/boats: the target holds documents already/);
});
