import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { makeFolder, makeRemote, makeShell } from '@fleetwatch/site/testing/makeBuild';
import { MemoryBucket } from '../testing/MemoryBucket.ts';
import { runPublish } from './runPublish.ts';
import { withSite } from './withSite.ts';

let home: ReturnType<typeof makeFolder>;
let bucket: MemoryBucket;

const remote = (version: string, name = 'mf-crews') =>
  makeRemote(join(home.folder, `${name}-${version}`), name, { version, code: version });
const shell = (name: string) => makeShell(join(home.folder, name));
const shown = async (name = 'mf-crews') => {
  const line = await bucket.get(`registry/${name}.json`);
  return line === null
    ? null
    : (JSON.parse(Buffer.from(line.content).toString()) as { version: string }).version;
};

const isOfRegistry = (key: string) => key.startsWith('registry/');

beforeEach(async () => {
  home = makeFolder();
  bucket = new MemoryBucket();
  await runPublish(bucket, ['publish', shell('shell')]);
  bucket.changes.length = 0;
});
afterEach(() => home.remove());

test('a remote is published into its own folder, then its registry entry, and nothing else changes', async () => {
  await runPublish(bucket, ['publish', remote('1.0.0')]);
  assert.equal(await shown(), '1.0.0');
  assert.equal(bucket.changes.at(-1), 'put registry/mf-crews.json');
  const others = bucket.changes.filter(
    (change) => !/^put (remotes\/mf-crews\/1\.0\.0\/|registry\/mf-crews\.json)/.test(change),
  );
  assert.deepEqual(others, []);
});

test('another version is added beside the first; rollback and withdrawal change one registry entry', async () => {
  await runPublish(bucket, ['publish', remote('1.0.0')]);
  await runPublish(bucket, ['publish', remote('1.1.0')]);
  assert.equal(await shown(), '1.1.0');
  assert.ok(bucket.files.has('remotes/mf-crews/1.0.0/manifest.json'));
  bucket.changes.length = 0;
  await runPublish(bucket, ['rollback', 'mf-crews']);
  assert.equal(await shown(), '1.0.0');
  await runPublish(bucket, ['use', 'mf-crews', '1.1.0']);
  assert.equal(await shown(), '1.1.0');
  await runPublish(bucket, ['withdraw', 'mf-crews']);
  assert.equal(await shown(), null);
  const line = 'registry/mf-crews.json';
  assert.deepEqual(bucket.changes, [`put ${line}`, `put ${line}`, `remove ${line}`]);
});

test('publishing the same build again changes nothing, although its compressed files are left out', async () => {
  const build = remote('1.0.0');
  writeFileSync(join(build, 'screens.js.br'), 'compressed');
  await runPublish(bucket, ['publish', build]);
  assert.ok(!bucket.files.has('remotes/mf-crews/1.0.0/screens.js.br'));
  bucket.changes.length = 0;
  await runPublish(bucket, ['publish', build]);
  assert.deepEqual(bucket.changes, []);
});

test('a path that another remote in the bucket has is refused, and another version of it is read without its files', async () => {
  await runPublish(bucket, ['publish', remote('1.0.0')]);
  const rival = makeRemote(join(home.folder, 'rival'), 'mf-rival', { paths: ['/MF-Crews'] });
  bucket.changes.length = 0;
  await assert.rejects(runPublish(bucket, ['publish', rival]), /Nothing was published/);
  assert.deepEqual(bucket.changes, []);
});

test('two teams that publish at the same instant are both there', async () => {
  await Promise.all([
    runPublish(bucket, ['publish', remote('1.0.0')]),
    runPublish(bucket, ['publish', remote('1.0.0', 'mf-plans')]),
  ]);
  assert.deepEqual([await shown(), await shown('mf-plans')], ['1.0.0', '1.0.0']);
});

test('a refused publication changes nothing', async () => {
  const unfit = makeRemote(join(home.folder, 'unfit'), 'mf-crews', { kitVersion: '^9.0.0' });
  await assert.rejects(runPublish(bucket, ['publish', unfit]), /Nothing was published/);
  await assert.rejects(runPublish(bucket, ['rollback', 'mf-crews']), /Nothing was published/);
  await assert.rejects(runPublish(bucket, ['publish', join(home.folder, 'nowhere')]), /There is no build in/);
  assert.deepEqual(bucket.changes, []);
});

test("the shell's page is written last, after the files it refers to", async () => {
  const build = shell('next');
  writeFileSync(join(build, 'index.html'), '<html>next</html>');
  writeFileSync(
    join(build, 'provided.json'),
    JSON.stringify({ kit: '1.2.4', modules: { react: { exports: '*' } } }),
  );
  await mkdir(join(build, 'assets'), { recursive: true });
  await writeFile(join(build, 'assets/shell.b.js'), 'shell b');
  await runPublish(bucket, ['publish', build]);
  assert.deepEqual(bucket.changes.slice(-2), ['put shell/provided.json', 'put shell/index.html']);
  assert.ok(bucket.changes.includes('put shell/assets/shell.b.js'));
});

test('of two concurrent publications of one remote the second fails, and the first stays shown', async () => {
  await runPublish(bucket, ['publish', remote('1.0.0')]);
  await assert.rejects(
    withSite(bucket, isOfRegistry, async (folder) => {
      await runPublish(bucket, ['publish', remote('1.1.0')]);
      writeFileSync(join(folder, 'registry/mf-crews.json'), '{"version":"1.2.0"}');
    }),
    /registry\/mf-crews\.json was changed by somebody else meanwhile/,
  );
  assert.equal(await shown(), '1.1.0');
});

test('concurrent publications of two remotes do not conflict', async () => {
  await withSite(bucket, isOfRegistry, async (folder) => {
    await runPublish(bucket, ['publish', remote('1.0.0', 'mf-races')]);
    await mkdir(dirname(join(folder, 'registry/x')), { recursive: true });
    await writeFile(join(folder, 'registry/mf-crews.json'), '{"version":"1.0.0"}');
  });
  assert.deepEqual([await shown('mf-crews'), await shown('mf-races')], ['1.0.0', '1.0.0']);
});
