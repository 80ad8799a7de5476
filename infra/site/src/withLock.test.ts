import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bucketLock } from './bucket/bucketLock.ts';
import { runInBucket } from './bucket/runInBucket.ts';
import { publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';
import { readShown } from './siteRegistry.ts';
import { makeFolder, makeRemote, makeShell } from './testing/makeBuild.ts';
import { MemoryBucket } from './testing/MemoryBucket.ts';
import { folderLock, withLock } from './withLock.ts';

let home: ReturnType<typeof makeFolder>;
let site: string;

const build = (name: string, version = '1.0.0', paths = ['/crews']) =>
  makeRemote(join(home.folder, `${name}-${version}`), name, { version, paths });

beforeEach(() => {
  home = makeFolder();
  site = join(home.folder, 'site');
});
afterEach(() => home.remove());

test.each(['folder', 'bucket'])(
  'gives one of two that publish one path to a %s at the same instant the path',
  async (kind) => {
    const bucket = new MemoryBucket();
    const shell = makeShell(join(home.folder, 'shell'));
    const publish = (name: string, version?: string) =>
      kind === 'folder'
        ? publishRemote(site, build(name, version))
        : runInBucket(bucket, { kind: 'publish', name, build: build(name, version), leaveBehind: false });
    await (kind === 'folder'
      ? publishShell(site, shell)
      : runInBucket(bucket, { kind: 'publish', name: 'shell', build: shell, leaveBehind: false }));
    const names = ['mf-boats', 'mf-crews', 'mf-oars'];
    const results = await Promise.allSettled(names.map((name) => publish(name)));
    const first = names.find((_, at) => results[at]?.status === 'fulfilled') ?? '';
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual([
      expect.objectContaining({ reasons: [`The path /crews belongs to ${first}.`] }),
      expect.objectContaining({ reasons: [`The path /crews belongs to ${first}.`] }),
    ]);
    await publish(first, '1.1.0');
    const isLocked =
      kind === 'folder'
        ? existsSync(join(site, 'drafts/publishing.lock'))
        : bucket.files.has('publishing.lock');
    expect(isLocked).toBe(false);
  },
);

test('keeps a path with the first of two that both have it, and makes the second leave it', async () => {
  await publishShell(site, makeShell(join(home.folder, 'shell')));
  await publishRemote(site, build('mf-boats', '1.0.0', ['/boats']));
  await publishRemote(site, build('mf-oars', '1.0.0', ['/oars']));
  // Like two publishers from before there was a lock.
  const declaration = join(site, 'remotes/mf-oars/1.0.0/declaration.json');
  writeFileSync(declaration, readFileSync(declaration, 'utf8').replaceAll('"/oars"', '"/boats"'));
  await publishRemote(site, build('mf-boats', '1.1.0', ['/boats']));
  expect((await readShown(site, 'mf-boats'))?.version).toBe('1.1.0');
  await expect(publishRemote(site, build('mf-oars', '1.1.0', ['/boats']))).rejects.toMatchObject({
    reasons: ['The path /boats belongs to mf-boats.'],
  });
  await publishRemote(site, build('mf-oars', '1.2.0', ['/oars', '/blades']));
  await expect(publishRemote(site, build('mf-boats', '1.2.0', ['/boats', '/blades']))).rejects.toMatchObject({
    reasons: ['The path /blades belongs to mf-oars.'],
  });
});

describe.each(['folder', 'bucket'] as const)('the lock of a site in a %s', (kind) => {
  const lockOf = (bucket = new MemoryBucket()) => (kind === 'folder' ? folderLock(site) : bucketLock(bucket));
  const held = (since: Date) => JSON.stringify({ owner: 'another', since: since.toISOString() });

  it('lets one hold the lock at a time, and frees it after an error', async () => {
    const lock = lockOf();
    let running = 0;
    const alone = async () => {
      running += 1;
      await Promise.resolve();
      expect(running).toBe(1);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(lock, alone)));
    await expect(withLock(lock, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(await withLock(lock, () => Promise.resolve('again'))).toBe('again');
  });

  it('refuses the lock while another has it, and takes it from one that was interrupted', async () => {
    const lock = lockOf();
    if (kind === 'folder') mkdirSync(join(site, 'drafts'), { recursive: true });
    const since = new Date();
    await lock.write(held(since), null);
    await expect(withLock(lock, () => Promise.resolve(1), 0)).rejects.toMatchObject({
      message: expect.stringContaining('Another publication is running.') as string,
      reasons: [expect.stringContaining(since.toISOString())],
    });
    await lock.remove(held(since));
    await lock.write(held(new Date(Date.now() - 601_000)), null);
    expect(await withLock(lock, () => Promise.resolve(1), 0)).toBe(1);
    expect(await lock.read()).toBe(null);
  });

  it.each(['', 'null', '{}', '{"since":"soon"}', '{"since":"2099-01-01T00:00:00.000Z"}'])(
    'takes a lock that is %j as interrupted',
    async (content) => {
      const lock = lockOf();
      await lock.write(content, null);
      expect(await withLock(lock, () => Promise.resolve(1), 0)).toBe(1);
    },
  );

  it('keeps a lock that was taken over when its earlier holder releases it', async () => {
    const lock = lockOf();
    await withLock(lock, async () => {
      const own = await lock.read();
      await lock.write(held(new Date()), own?.tag ?? null);
    });
    expect(JSON.parse((await lock.read())?.content ?? '')).toMatchObject({ owner: 'another' });
  });

  it('refuses a lock that has just been taken over', async () => {
    const lock = lockOf();
    await lock.write(held(new Date(0)), null);
    const found = await lock.read();
    expect(await lock.write('first', found?.tag ?? null)).toBe(true);
    expect(await lock.write('second', found?.tag ?? null)).toBe(false);
    expect((await lock.read())?.content).toBe('first');
  });

  it('gives an interrupted lock to only one of two that find it', async () => {
    const lock = lockOf();
    await lock.write(held(new Date(0)), null);
    const found = await lock.read();
    const taken = await Promise.all(['a', 'b'].map((owner) => lock.write(owner, found?.tag ?? null)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});
