import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, makeRemote, makeShell } from '../testing/makeBuild.ts';
import { MemoryBucket } from '../testing/MemoryBucket.ts';
import { PublishRefusal } from '../PublishRefusal.ts';
import { runSite } from '../runSite.ts';
import { withSite } from './withSite.ts';

let home: ReturnType<typeof makeFolder>;
let bucket: MemoryBucket;

const run = (args: string[]) => runSite(['--bucket', 'site', ...args], {}, () => Promise.resolve(bucket));
const remote = (version: string, name = 'mf-crews') =>
  makeRemote(join(home.folder, `${name}-${version}`), name, { version, code: version });
const shell = (name: string) => makeShell(join(home.folder, name, 'shell/dist'));
const shown = async (name = 'mf-crews') => {
  const line = await bucket.get(`registry/${name}.json`);
  return line === null
    ? null
    : (JSON.parse(Buffer.from(line.content).toString()) as { version: string }).version;
};

/** Every change in order, but of the lock. */
const changes = () => bucket.changes.filter((change) => !change.endsWith(' publishing.lock'));
const isOfRegistry = (key: string) => key.startsWith('registry/');

beforeEach(async () => {
  home = makeFolder();
  bucket = new MemoryBucket();
  await run(['publish', shell('shell')]);
  bucket.changes.length = 0;
});
afterEach(() => home.remove());

test('publishes a remote into its own folder, then its registry entry, and changes nothing else', async () => {
  await run(['publish', remote('1.0.0')]);
  expect(await shown()).toBe('1.0.0');
  expect(changes().at(-1)).toBe('put registry/mf-crews.json');
  const others = changes().filter(
    (change) => !/^put (remotes\/mf-crews\/1\.0\.0\/|registry\/mf-crews\.json)/.test(change),
  );
  expect(others).toEqual([]);
});

test('adds another version beside the first, and changes one registry entry on rollback and withdrawal', async () => {
  await run(['publish', remote('1.0.0')]);
  await run(['publish', remote('1.1.0')]);
  expect(await shown()).toBe('1.1.0');
  expect(bucket.files.has('remotes/mf-crews/1.0.0/manifest.json')).toBe(true);
  bucket.changes.length = 0;
  await run(['rollback', 'mf-crews']);
  expect(await shown()).toBe('1.0.0');
  await run(['use', 'mf-crews', '1.1.0']);
  expect(await shown()).toBe('1.1.0');
  await run(['withdraw', 'mf-crews']);
  expect(await shown()).toBe(null);
  const line = 'registry/mf-crews.json';
  expect(changes()).toEqual([`put ${line}`, `put ${line}`, `remove ${line}`]);
});

test('changes nothing when the same build is published again, although its compressed files are left out', async () => {
  const build = remote('1.0.0');
  writeFileSync(join(build, 'screens.js.br'), 'compressed');
  await run(['publish', build]);
  expect(bucket.files.has('remotes/mf-crews/1.0.0/screens.js.br')).toBe(false);
  bucket.changes.length = 0;
  await run(['publish', build]);
  expect(changes()).toEqual([]);
});

test('refuses a path that another remote in the bucket has, and reads another version of it without its files', async () => {
  await run(['publish', remote('1.0.0')]);
  const rival = makeRemote(join(home.folder, 'rival'), 'mf-rival', { paths: ['/MF-Crews'] });
  bucket.changes.length = 0;
  await expect(run(['publish', rival])).rejects.toThrow(PublishRefusal);
  expect(changes()).toEqual([]);
});

test('shows both remotes of two teams that publish at the same instant', async () => {
  await Promise.all([run(['publish', remote('1.0.0')]), run(['publish', remote('1.0.0', 'mf-plans')])]);
  expect([await shown(), await shown('mf-plans')]).toEqual(['1.0.0', '1.0.0']);
});

test('changes nothing on a refused publication', async () => {
  const unfit = makeRemote(join(home.folder, 'unfit'), 'mf-crews', { kitVersion: '^9.0.0' });
  await expect(run(['publish', unfit])).rejects.toThrow(PublishRefusal);
  await expect(run(['rollback', 'mf-crews'])).rejects.toThrow(PublishRefusal);
  await expect(run(['publish', join(home.folder, 'nowhere')])).rejects.toThrow(/holds no build of a remote/);
  expect(changes()).toEqual([]);
});

test("writes the shell's page last, after the files it refers to", async () => {
  const build = shell('next');
  writeFileSync(join(build, 'index.html'), '<html>next</html>');
  writeFileSync(
    join(build, 'provided.json'),
    JSON.stringify({ kit: '1.2.4', modules: { react: { exports: '*' } } }),
  );
  await mkdir(join(build, 'assets'), { recursive: true });
  await writeFile(join(build, 'assets/shell.b.js'), 'shell b');
  await run(['publish', build]);
  expect(changes().slice(-2)).toEqual(['put shell/provided.json', 'put shell/index.html']);
  expect(changes().includes('put shell/assets/shell.b.js')).toBe(true);
});

test('fails the second of two concurrent publications of one remote, and keeps the first shown', async () => {
  await run(['publish', remote('1.0.0')]);
  await expect(
    withSite(bucket, isOfRegistry, async (folder) => {
      await run(['publish', remote('1.1.0')]);
      writeFileSync(join(folder, 'registry/mf-crews.json'), '{"version":"1.2.0"}');
    }),
  ).rejects.toThrow(/registry\/mf-crews\.json was changed by someone else at the same time/);
  expect(await shown()).toBe('1.1.0');
});

test('publishes two remotes concurrently without a conflict', async () => {
  await withSite(bucket, isOfRegistry, async (folder) => {
    await run(['publish', remote('1.0.0', 'mf-races')]);
    await mkdir(dirname(join(folder, 'registry/x')), { recursive: true });
    await writeFile(join(folder, 'registry/mf-crews.json'), '{"version":"1.0.0"}');
  });
  expect([await shown('mf-crews'), await shown('mf-races')]).toEqual(['1.0.0', '1.0.0']);
});
