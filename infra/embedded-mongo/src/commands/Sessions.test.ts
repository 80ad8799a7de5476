import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UUID } from 'bson';
import { encode, promote, type Doc } from '../bsonValues.ts';
import { Database } from '../storage/Database.ts';
import type { Server } from './CommandContext.ts';
import { Cursors } from './Cursors.ts';
import { runCommand } from './runCommand.ts';
import { Sessions } from './Sessions.ts';

let dir: string;
let server: Server;

const open = (): Server => {
  const database = new Database(dir, { sync: 'OFF', lockTimeoutMs: 10 });
  return { database, cursors: new Cursors(), sessions: new Sessions(database), address: '', startedAt: 0 };
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  server = open();
});

afterEach(() => {
  server.database.close();
  rmSync(dir, { recursive: true, force: true });
});

const run = async (command: Doc): Promise<Doc> => {
  const request = {
    requestId: 1,
    body: encode({ ...command, $db: 'test' }),
    sequences: new Map(),
    legacyDb: undefined,
    wantsReply: true,
  };
  return promote(await runCommand(server, request, 1)) as Doc;
};

const increase = (txnNumber: number, id: UUID): Doc => ({
  update: 'retried',
  updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
  lsid: { id },
  txnNumber,
});

test('a retryable write repeated by its client happens once, even over a restart', async () => {
  const id = new UUID();
  const first = await run(increase(1, id));
  expect(first).toMatchObject({ ok: 1, n: 1, upserted: [{ index: 0, _id: 1 }] });
  server.database.close();
  server = open();
  expect(await run(increase(1, id))).toMatchObject({ ok: 1, n: 1, upserted: [{ index: 0, _id: 1 }] });
  expect(await run({ count: 'retried', query: { n: 1 } })).toMatchObject({ n: 1 });
  expect(await run(increase(2, id))).toMatchObject({ nModified: 1 });
  expect(await run(increase(1, id))).toMatchObject({ ok: 0, code: 225 });
});

test('a commit repeated by its client is still a commit, one never begun is refused', async () => {
  const lsid = { id: new UUID() };
  const inside = { lsid, txnNumber: 5, autocommit: false };
  await run({ insert: 'a', documents: [{ _id: 1 }], ...inside, startTransaction: true });
  expect(await run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
  expect(await run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
  expect(await run({ commitTransaction: 1, ...inside, txnNumber: 6 })).toMatchObject({ ok: 0, code: 251 });
  expect(await run({ insert: 'a', documents: [{ _id: 2 }], ...inside })).toMatchObject({ ok: 0, code: 256 });
});
