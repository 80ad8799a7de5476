import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { startEmbedded } from './startEmbedded.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);
const WRITER = fileURLToPath(new URL('./testing/killWriter.ts', import.meta.url));

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

const linesOf = (log: string): string[] =>
  existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];

/** Resolves once the writer has recorded so many lines; it writes without end, so its file always changes again. */
const enough = async (log: string, count: number): Promise<void> => {
  for await (const { filename } of watch(dirname(log))) {
    if (filename === basename(log) && linesOf(log).length >= count) return;
  }
};

const writeUntilKilled = async (log: string, round: number): Promise<void> => {
  const embedded = await startEmbedded({ dir, sync: 'FULL' });
  const from = linesOf(log).length;
  const writer = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', WRITER, embedded.uri, log, String(round)],
    { stdio: 'ignore' },
  );
  const ended = once(writer, 'exit');
  // At another instant each time.
  await enough(log, from + 20 + ((round * 37) % 80));
  process.kill(embedded.pid, 'SIGKILL');
  writer.kill('SIGKILL');
  await ended;
  await embedded.stop();
};

test(
  'loses nothing acknowledged at kill -9 in the middle of writes, and leaves no half transaction or stray key',
  async () => {
    const log = join(dir, 'acknowledged.log');
    for (let round = 0; round < ROUNDS; round++) await writeUntilKilled(log, round);
    const embedded = await startEmbedded({ dir, sync: 'OFF' });
    const client = await new mongoose.mongo.MongoClient(embedded.uri).connect();
    try {
      const db = client.db('killed');
      const acknowledged = linesOf(log).map((line) => line.split(' ') as [string, string?]);
      const named = (kind: string): string[] =>
        acknowledged.filter(([one]) => one === kind).map(([, name = '']) => name);
      const singles = new Set(
        (await db.collection<{ _id: string }>('singles').find().toArray()).map(({ _id }) => _id),
      );
      const gone = new Set(named('gone'));
      // A third of the documents are deleted next: between the deletion and its record either state is right.
      const mayBeGone = (id: string): boolean => Number(id.split('-')[2]) % 3 === 0;
      expect(named('single').filter((id) => !mayBeGone(id) && !singles.has(id))).toEqual([]);
      expect([...gone].filter((id) => singles.has(id))).toEqual([]);
      const pairs = await db
        .collection('pairs')
        .aggregate<{ _id: string; n: number }>([{ $group: { _id: '$pair', n: { $sum: 1 } } }])
        .toArray();
      expect(pairs.filter(({ n }) => n !== 2)).toEqual([]);
      const kept = new Set(pairs.map(({ _id }) => _id));
      expect(named('pair').filter((pair) => !kept.has(pair))).toEqual([]);
      const updates = { $not: { $gte: named('all').length } };
      expect(await db.collection('built').countDocuments({ updates })).toBe(0);
      for (const name of ['singles', 'pairs', 'built'])
        expect(await db.command({ validate: name })).toMatchObject({ valid: true, errors: [] });
    } finally {
      await client.close(true);
      await embedded.stop();
    }
  },
  30_000 + ROUNDS * 10_000,
);
