import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from './bsonValues.ts';
import { insertOne } from './commands/insertCommand.ts';
import { removeExpired } from './startHousekeeping.ts';
import { closeParts, openParts } from './testing/openParts.ts';

test('removes expired dates by TTL, and no other values', () => {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  const server = openParts(dir);
  const { database } = server;
  try {
    const collection = database.catalogue.create('db', 'notes', false);
    const spec = { v: 2, key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 };
    database.catalogue.attach(collection, database.catalogue.addIndex(collection, spec));
    const now = new Date('2026-05-01T12:00:00Z');
    const aged = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
    for (const at of [aged(61), aged(59), 'long ago', null]) insertOne(server, collection, encode({ at }));
    removeExpired(server, now);
    expect(database.writerConnection.get(`SELECT count(*) AS n FROM c${collection.id}`)).toEqual({ n: 3 });
  } finally {
    closeParts(server);
    rmSync(dir, { recursive: true, force: true });
  }
});
