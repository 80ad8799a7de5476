import { mongo } from 'mongoose';
import { databaseName, duplicateFields, isContention, isUnreachable } from './database.ts';

test.each([
  ['mongodb://localhost:27017/club', 'club'],
  ['mongodb://a:1,b:2/club?replicaSet=rs0', 'club'],
  ['mongodb://%2Fvar%2Fdata%2Fdb.sock/club', 'club'],
  ['mongodb+srv://user:pw@cluster.example.org/?w=1', 'fleetwatch'],
  ['mongodb://localhost:27017', 'fleetwatch'],
])('%s is the database %s', (uri, name) => {
  expect(databaseName(uri)).toBe(name);
});

test('the error of a unique index names its fields; other errors name none', () => {
  const duplicate = new mongo.MongoServerError({ code: 11_000, keyPattern: { club: 1, boat: 1 } });
  expect(duplicateFields(duplicate)).toEqual(['club', 'boat']);
  expect(duplicateFields(new mongo.MongoServerError({ code: 112 }))).toBeNull();
  expect(duplicateFields(new Error('11000'))).toBeNull();
});

test('a lost connection is distinguished from a wrong request', () => {
  expect(isUnreachable(new mongo.MongoNetworkError('gone'))).toBe(true);
  expect(isUnreachable(new mongo.MongoServerError({ code: 2 }))).toBe(false);
});

test('contention is distinguished from a refusal', () => {
  expect(isContention(new mongo.MongoServerError({ code: 112 }))).toBe(true);
  expect(isContention(new mongo.MongoServerError({ code: 11_000 }))).toBe(false);
});
