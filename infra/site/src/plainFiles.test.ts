import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chooseVersion, rollBack, withdraw } from './chooseVersion.ts';
import { isVersion } from './isVersion.ts';
import { digestOf } from './listFiles.ts';
import { publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';
import { runSite } from './runSite.ts';
import { readShown } from './siteRegistry.ts';
import { makeFolder, makeRemote, makeShell } from './testing/makeBuild.ts';
import { MemoryBucket } from './testing/MemoryBucket.ts';

let home: ReturnType<typeof makeFolder>;
let site: string;
let secret: string;

const build = (version = '1.0.0') =>
  makeRemote(join(home.folder, `crews-${version}`), 'mf-crews', { version });

beforeEach(async () => {
  home = makeFolder();
  site = join(home.folder, 'site');
  secret = join(home.folder, 'data/embedded.sqlite');
  mkdirSync(dirname(secret));
  writeFileSync(secret, 'the club');
  await publishShell(site, makeShell(join(home.folder, 'shell')));
});
afterEach(() => home.remove());

test.each<[string, (folder: string) => void, string]>([
  ['a link to a file', (folder) => symlinkSync(secret, join(folder, 'secret.js')), 'secret.js is a link.'],
  ['a link to a folder', (folder) => symlinkSync(dirname(secret), join(folder, 'data')), 'data is a link.'],
  [
    'a link in place of a screen',
    (folder) => {
      renameSync(join(folder, 'screens.js'), join(home.folder, 'moved.js'));
      symlinkSync(join(home.folder, 'moved.js'), join(folder, 'screens.js'));
    },
    'screens.js is a link.',
  ],
  ['a link to nothing', (folder) => symlinkSync('nowhere', join(folder, 'later')), 'later is a link.'],
])(
  'refuses a build with %s, to a folder or a bucket (rule portal.plain-files)',
  async (_what, spoil, reason) => {
    const folder = build();
    spoil(folder);
    const bucket = new MemoryBucket();
    const inBucket = (named: string) =>
      runSite(['publish', named, '--bucket', 'site'], {}, () => Promise.resolve(bucket));
    await inBucket(makeShell(join(home.folder, 'shell/dist')));
    bucket.changes.length = 0;
    await expect(publishRemote(site, folder)).rejects.toMatchObject({ reasons: [reason] });
    await expect(inBucket(folder)).rejects.toMatchObject({ reasons: [reason] });
    expect(existsSync(join(site, 'remotes'))).toBe(false);
    expect(bucket.changes).toEqual([]);
  },
);

test('refuses a shell with a link', async () => {
  const shell = makeShell(join(home.folder, 'next'), { hash: 'b' });
  symlinkSync(secret, join(shell, 'assets/secret.js'));
  await expect(publishShell(site, shell)).rejects.toMatchObject({ reasons: ['assets/secret.js is a link.'] });
  expect(readdirSync(join(site, 'shell/assets'))).toEqual(['kit.a.js', 'shell.a.js']);
});

test('does not show a published version again that a link was put into', async () => {
  await publishRemote(site, build());
  symlinkSync(secret, join(site, 'remotes/mf-crews/1.0.0/secret.js'));
  const reasons = ['secret.js is a link.'];
  await expect(digestOf(join(site, 'remotes/mf-crews/1.0.0'))).rejects.toMatchObject({ reasons });
  await expect(publishRemote(site, build())).rejects.toMatchObject({ reasons });
  await expect(chooseVersion(site, 'mf-crews', '1.0.0')).rejects.toMatchObject({ reasons });
});

test('refuses a build beyond the limits', async () => {
  const folder = build();
  for (let count = 0; count < 7; count += 1) {
    const file = join(folder, `${count}.map`);
    writeFileSync(file, '');
    truncateSync(file, (count === 0 ? 11 : 10) * 1024 * 1024);
  }
  await expect(publishRemote(site, folder)).rejects.toMatchObject({
    reasons: ['0.map has more than 10 MiB.', 'It has more than 64 MiB.'],
  });
  for (let count = 0; count < 7; count += 1) rmSync(join(folder, `${count}.map`));
  for (let count = 0; count < 2_000; count += 1) writeFileSync(join(folder, `${count}.txt`), '');
  await expect(publishRemote(site, folder)).rejects.toMatchObject({
    reasons: ['It has 2004 files; 2000 are allowed.'],
  });
});

test('distinguishes a file whose name ends like its own line of the digest', async () => {
  const [one, other] = [join(home.folder, 'one'), join(home.folder, 'other')];
  for (const folder of [one, other]) mkdirSync(folder);
  writeFileSync(join(one, 'a'), 'b\n1\nc');
  writeFileSync(join(other, 'a\n5\nb'), 'c');
  expect(await digestOf(one)).not.toBe(await digestOf(other));
});

test.each([
  '1.0.0-..',
  '1.0.0-.',
  '1.0.0-a..b',
  '1.0.0/..',
  '..',
  '1.0',
  '01.0.0',
  '1.0.0-',
  '1.0.0\n',
  `1.0.0-${'a'.repeat(41)}`,
])('refuses a build of version %j', async (version) => {
  const folder = makeRemote(join(home.folder, 'odd'), 'mf-crews', { version });
  await expect(publishRemote(site, folder)).rejects.toMatchObject({
    reasons: [`"${version}" is not a version.`],
  });
  expect(existsSync(join(site, 'remotes'))).toBe(false);
});

test.each(['1.0.2', '0.2.0', '1.1.0-rc.1', '10.20.30-x-y.7'])('accepts %s as a version', (version) => {
  expect(isVersion(version)).toBe(true);
});

test.each([
  [['withdraw', '../shell/provided'], '"../shell/provided" is not the name of a remote.'],
  [['rollback', '../shell/provided'], '"../shell/provided" is not the name of a remote.'],
  [['use', '..', '1.0.0'], '".." is not the name of a remote.'],
  [['use', 'mf-crews', '1.0.0-..'], '"1.0.0-.." is not a version.'],
  [['use', 'mf-crews', '../../shell'], '"../../shell" is not a version.'],
])('refuses `site %j` in one line, and changes nothing', async (command, text) => {
  await publishRemote(site, build());
  const before = await digestOf(site);
  await expect(runSite([...command, '--site', site], {})).rejects.toMatchObject({ message: text });
  const bucket = new MemoryBucket();
  const inBucket = runSite([...command, '--bucket', 'site'], {}, () => Promise.resolve(bucket));
  await expect(inBucket).rejects.toMatchObject({ message: text });
  expect(await digestOf(site)).toBe(before);
});

test('names a removed version and those that exist, and keeps what is shown', async () => {
  for (const version of ['1.0.0', '1.9.0', '1.10.0']) await publishRemote(site, build(version));
  rmSync(join(site, 'remotes/mf-crews/1.9.0'), { recursive: true });
  const message = 'mf-crews 1.9.0 is not on this site. Published: 1.0.0, 1.10.0.';
  await expect(rollBack(site, 'mf-crews')).rejects.toMatchObject({ message });
  await expect(chooseVersion(site, 'mf-crews', '1.9.0')).rejects.toMatchObject({ message });
  expect((await readShown(site, 'mf-crews'))?.version).toBe('1.10.0');
  await expect(chooseVersion(site, 'mf-oars', '1.0.0')).rejects.toMatchObject({
    message: 'mf-oars 1.0.0 is not on this site. None of its versions is.',
  });
});

test('keeps other teams when a line of the registry leads out of the site', async () => {
  await publishRemote(site, build());
  const line = { version: '../../../data', since: '', before: [] };
  writeFileSync(join(site, 'registry/mf-odd.json'), JSON.stringify(line));
  writeFileSync(join(site, 'registry/mf--odd.json'), JSON.stringify(line));
  await publishRemote(site, build('1.1.0'));
  await withdraw(site, 'mf-odd');
  expect((await readShown(site, 'mf-crews'))?.version).toBe('1.1.0');
});

test("does not write a bucket's key that leads out of its folder", async () => {
  const bucket = new MemoryBucket();
  const headers = { contentType: 'text/plain', cacheControl: 'no-cache' };
  const name = `fleetwatch-stray-${randomUUID()}.json`;
  await bucket.put(`registry/../../${name}`, Buffer.from('{}'), headers, null);
  const output = await runSite(['list', '--bucket', 'site'], {}, () => Promise.resolve(bucket));
  expect(output).toBe('No remote is shown.');
  expect(existsSync(join(tmpdir(), name))).toBe(false);
});
