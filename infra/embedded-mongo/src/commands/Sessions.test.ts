import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UUID } from 'bson';
import type { Doc } from '../bsonValues.ts';
import { closeParts, commandFrom, docOf, openParts, runParts } from '../testing/openParts.ts';
import type { Server } from './CommandContext.ts';
import { runInReader } from './runRead.ts';
import { Snapshots } from './Snapshots.ts';

let dir: string;
let server: Server;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  server = openParts(dir, 10);
});

afterEach(() => {
  closeParts(server);
  rmSync(dir, { recursive: true, force: true });
});

const run = (command: Doc): Promise<Doc> => runParts(server, command);

const increase = (txnNumber: number, id: UUID): Doc => ({
  update: 'retried',
  updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
  lsid: { id },
  txnNumber,
});

test('applies a retryable write once when its client repeats it, even over a restart', async () => {
  const id = new UUID();
  const first = await run(increase(1, id));
  expect(first).toMatchObject({ ok: 1, n: 1, upserted: [{ index: 0, _id: 1 }] });
  closeParts(server);
  server = openParts(dir, 10);
  expect(await run(increase(1, id))).toMatchObject({ ok: 1, n: 1, upserted: [{ index: 0, _id: 1 }] });
  expect(await run({ count: 'retried', query: { n: 1 } })).toMatchObject({ n: 1 });
  expect(await run(increase(2, id))).toMatchObject({ nModified: 1 });
  expect(await run(increase(1, id))).toMatchObject({ ok: 0, code: 225 });
});

test('accepts a repeated commit, and refuses one that never began', async () => {
  const lsid = { id: new UUID() };
  const inside = { lsid, txnNumber: 5, autocommit: false };
  await run({ insert: 'a', documents: [{ _id: 1 }], ...inside, startTransaction: true });
  expect(await run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
  expect(await run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
  expect(await run({ commitTransaction: 1, ...inside, txnNumber: 6 })).toMatchObject({ ok: 0, code: 251 });
  expect(await run({ insert: 'a', documents: [{ _id: 2 }], ...inside })).toMatchObject({ ok: 0, code: 256 });
});

describe('a transaction of read concern snapshot', () => {
  /** The command's name goes first. */
  const begin = (lsid: { id: UUID }, command: Doc): Doc => ({
    ...command,
    lsid,
    txnNumber: 1,
    autocommit: false,
    startTransaction: true,
    readConcern: { level: 'snapshot' },
  });
  let snapshots: Snapshots;
  beforeEach(() => {
    snapshots = new Snapshots(server.reads, server.cursors);
  });
  /** In the thread of the snapshots. */
  const read = async (command: Doc): Promise<Doc> =>
    docOf(await runInReader(server, snapshots, commandFrom(command), 1));
  const countOf = async (command: Doc): Promise<unknown> =>
    ((await read(command))['cursor'] as { firstBatch: unknown[] } | undefined)?.firstBatch.length;

  test('keeps reading the moment it began while others write', async () => {
    const lsid = { id: new UUID() };
    const inside = { lsid, txnNumber: 1, autocommit: false };
    await run({ insert: 'a', documents: [{ _id: 1 }] });
    await run({ insert: 'b', documents: [{ _id: 1 }] });
    expect(await countOf(begin(lsid, { find: 'a' }))).toBe(1);
    expect(await run({ insert: 'a', documents: [{ _id: 2 }] })).toMatchObject({ ok: 1, n: 1 });
    expect(await run({ delete: 'b', deletes: [{ q: {}, limit: 0 }] })).toMatchObject({ ok: 1, n: 1 });
    expect([await countOf({ find: 'a', ...inside }), await countOf({ find: 'b', ...inside })]).toEqual([
      1, 1,
    ]);
    expect(await read({ abortTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
    expect([await countOf({ find: 'a' }), await countOf({ find: 'b' })]).toEqual([2, 0]);
  });

  test('refuses to write in a snapshot transaction, and ends it', async () => {
    const lsid = { id: new UUID() };
    const inside = { lsid, txnNumber: 1, autocommit: false };
    await run({ insert: 'a', documents: [{ _id: 1 }] });
    await read(begin(lsid, { find: 'a' }));
    expect(await read({ insert: 'a', documents: [{ _id: 2 }], ...inside })).toMatchObject({
      ok: 0,
      code: 238,
    });
    expect(await read({ find: 'a', ...inside })).toMatchObject({ ok: 0, code: 251 });
    expect(await countOf({ find: 'a' })).toBe(1);
  });

  test('reads nothing of an open transaction, and commits like any other', async () => {
    const [writing, reading] = [{ id: new UUID() }, { id: new UUID() }];
    await run({ insert: 'a', documents: [{ _id: 1 }] });
    const open = { lsid: writing, txnNumber: 1, autocommit: false };
    await run({ insert: 'a', documents: [{ _id: 2 }], ...open, startTransaction: true });
    expect(await countOf(begin(reading, { find: 'a' }))).toBe(1);
    await run({ commitTransaction: 1, ...open });
    const inside = { lsid: reading, txnNumber: 1, autocommit: false };
    expect(await countOf({ find: 'a', ...inside })).toBe(1);
    expect(await read({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
  });
});
