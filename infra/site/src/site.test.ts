import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './listFiles.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { publishRemote, VERSIONS_KEPT } from './publishRemote.ts';
import { publishShell, rollBackShell } from './publishShell.ts';
import { chooseVersion, rollBack, withdraw } from './chooseVersion.ts';
import { runSite } from './runSite.ts';
import { listShown, readShown } from './siteRegistry.ts';
import { makeFolder, makeRemote, makeShell, type RemoteOverrides } from './testing/makeBuild.ts';

let home: ReturnType<typeof makeFolder>;
let site: string;

const build = (name: string, overrides?: RemoteOverrides) =>
  makeRemote(join(home.folder, `${name}-${overrides?.version ?? '1.0.0'}`), name, overrides);
const publish = (name: string, overrides?: RemoteOverrides) => publishRemote(site, build(name, overrides));
const shownVersion = async (name: string) => (await readShown(site, name))?.version;

beforeEach(async () => {
  home = makeFolder();
  site = join(home.folder, 'site');
  await publishShell(site, makeShell(join(home.folder, 'shell')));
});
afterEach(() => home.remove());

test('puts a remote into its own folder and its entry into the registry', async () => {
  expect(await publish('mf-crews')).toEqual({ name: 'mf-crews', version: '1.0.0', instead: null });
  expect(readFileSync(join(site, 'remotes/mf-crews/1.0.0/screens.js'), 'utf8')).toBe('screens');
  expect([...(await listShown(site)).keys()]).toEqual(['mf-crews']);
});

test('makes a remote inject into the store under its own name', async () => {
  const code = 'o=(0,n.injectRemote)("mf-crews"),Error("no @fleetwatch/kit/store/injectRemote")';
  expect((await publish('mf-crews', { code })).version).toBe('1.0.0');
});

test('adds another version beside the first, and changes neither shell nor other remotes', async () => {
  await publish('mf-crews');
  await publish('mf-plans');
  const before = [await digestOf(join(site, 'shell')), await digestOf(join(site, 'remotes/mf-plans'))];
  expect((await publish('mf-crews', { version: '1.1.0' })).instead).toBe('1.0.0');
  expect([await digestOf(join(site, 'shell')), await digestOf(join(site, 'remotes/mf-plans'))]).toEqual(
    before,
  );
  expect(readdirSync(join(site, 'remotes/mf-crews'))).toEqual(['1.0.0', '1.1.0']);
  expect(await shownVersion('mf-crews')).toBe('1.1.0');
});

test('changes nothing when the same build is published again, and refuses the same version with other files', async () => {
  await publish('mf-crews');
  const registered = await readShown(site, 'mf-crews');
  expect((await publish('mf-crews')).instead).toBe('1.0.0');
  expect(await readShown(site, 'mf-crews')).toEqual(registered);
  await expect(publish('mf-crews', { code: 'other' })).rejects.toThrow(
    'mf-crews 1.0.0 is published already, with other files.',
  );
  expect(readFileSync(join(site, 'remotes/mf-crews/1.0.0/screens.js'), 'utf8')).toBe('screens');
});

test.each<[string, RemoteOverrides, string]>([
  ['another kit', { kitVersion: '^1.3.0' }, 'It needs kit ^1.3.0; the shell has 1.2.3.'],
  ['a module the shell has not', { needs: { d3: ['scaleLinear'] } }, 'The shell does not provide d3.'],
  [
    'an export the shell does not give',
    { needs: { '@fleetwatch/kit/ui/button/Button': ['Button', 'Knob'] } },
    'The shell does not provide Knob of @fleetwatch/kit/ui/button/Button.',
  ],
  [
    'the store of others',
    { needs: { '@fleetwatch/kit/store/baseApi': ['baseApi'] } },
    'The shell does not provide @fleetwatch/kit/store/baseApi.',
  ],
  [
    'another version of a library',
    { versions: { react: '^18.2.0' } },
    'It needs react ^18.2.0; the shell has 19.0.0.',
  ],
])('refuses a remote that needs %s', async (_what, overrides, reason) => {
  await expect(publish('mf-crews', overrides)).rejects.toMatchObject({ reasons: [reason] });
  expect(existsSync(join(site, 'remotes/mf-crews'))).toBe(false);
  expect(await shownVersion('mf-crews')).toBeUndefined();
});

describe('beside mf-boats, which is shown at /boats and /boats/:id', () => {
  const boats: RemoteOverrides = { paths: ['/boats', '/boats/:id'], parts: ['BoatPanel'] };
  beforeEach(() => publish('mf-boats', boats));

  it.each<[string, RemoteOverrides, string]>([
    ['its path', { paths: ['/boats'] }, 'The path /boats belongs to mf-boats.'],
    [
      'its path in another case',
      { paths: ['/Boats'] },
      'The path /Boats overlaps /boats, which belongs to mf-boats.',
    ],
    [
      'a parameter that takes its addresses',
      { paths: ['/boats/:boat'] },
      'The path /boats/:boat overlaps /boats/:id, which belongs to mf-boats.',
    ],
    ['a path of the shell', { paths: ['/about'] }, 'The path /about belongs to the shell.'],
    ['an address of the server', { paths: ['/api/crews'] }, 'The path /api/crews belongs to the server.'],
    ['its part', { parts: ['BoatPanel'] }, 'The part BoatPanel belongs to mf-boats.'],
    ['its container', { container: 'mf_boats' }, 'The container mf_boats belongs to mf-boats.'],
    [
      'its part of the store',
      { code: '(0,n.injectRemote)("mf-crews"),(0,n.injectRemote)("mf-boats")' },
      'It injects into the store as mf-boats; its own name is mf-crews.',
    ],
    [
      'a part of the store that is not spelled out',
      { code: 'const i=n.injectRemote;i("mf-"+x)' },
      'It uses injectRemote otherwise than by calling it with "mf-crews".',
    ],
    [
      'a label no menu has room for',
      { menu: [{ label: 'Everything about our crews', order: 3 }] },
      'The menu entry "Everything about our crews" is longer than 24 characters.',
    ],
    [
      'a place above the menu',
      { menu: [{ label: 'Crews', order: -1 }] },
      'The menu entry "Crews" has the order -1; its section\'s are 1 to 1000.',
    ],
    [
      'a place in a slot before all others',
      {
        parts: ['Crews'],
        fills: [{ slot: 'wall', part: 'Crews', title: 'Crews', order: -9 }],
      },
      'Its part in wall, "Crews", has a title of more than 32 characters, or an order outside 1 to 1000.',
    ],
    [
      'a title no bar has room for',
      { title: 'Everything there is about our crews' },
      'The title "Everything there is about our crews" of /mf-crews is longer than 32 characters.',
    ],
    [
      'a first screen no phone has time for',
      { code: randomBytes(40 * 1024).toString('base64') },
      'Its first screen is 40.',
    ],
  ])('refuses a remote with %s', async (_what, overrides, reason) => {
    const refusal = await publish('mf-crews', overrides).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PublishRefusal);
    expect((refusal as PublishRefusal).reasons).toEqual([expect.stringContaining(reason)]);
    expect(await shownVersion('mf-crews')).toBeUndefined();
  });

  it('refuses to take back by rollback or `use` a path that another remote has since then', async () => {
    await publish('mf-crews', { version: '1.0.0', paths: ['/crews', '/oars'] });
    await publish('mf-crews', { version: '1.1.0', paths: ['/crews'] });
    await publish('mf-oars', { paths: ['/oars'] });
    const reasons = ['The path /oars belongs to mf-oars.'];
    await expect(rollBack(site, 'mf-crews')).rejects.toMatchObject({ reasons });
    await expect(chooseVersion(site, 'mf-crews', '1.0.0')).rejects.toMatchObject({ reasons });
    expect(await shownVersion('mf-crews')).toBe('1.1.0');
  });

  it('keeps the registry in the order in which remotes came, whatever they are called', async () => {
    await publish('mf-anchors', { paths: ['/anchors'] });
    await publish('mf-boats', { ...boats, version: '1.1.0' });
    await rollBack(site, 'mf-boats');
    expect([...(await listShown(site)).keys()]).toEqual(['mf-boats', 'mf-anchors']);
  });

  it('keeps its place over a rollback, also with a line from before places were stored', async () => {
    await publish('mf-anchors', { paths: ['/anchors'] });
    await publish('mf-boats', { ...boats, version: '1.1.0' });
    const file = join(site, 'registry/mf-boats.json');
    const { first: _first, ...line } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...line, since: '2026-01-01T00:00:00.000Z' }));
    await rollBack(site, 'mf-boats');
    expect([...(await listShown(site)).keys()]).toEqual(['mf-boats', 'mf-anchors']);
  });

  it('refuses a shell that has taken one of its paths', async () => {
    const shell = makeShell(join(home.folder, 'next'), { paths: ['/', '/boats'] });
    await expect(publishShell(site, shell)).rejects.toMatchObject({
      reasons: ['mf-boats 1.0.0: The path /boats belongs to the shell.'],
    });
  });
});

test.each(['container', 'entry', 'screens', 'firstNeeds', 'needs'])(
  'refuses a manifest without its %s by that name',
  async (field) => {
    const folder = build('mf-crews');
    const file = join(folder, 'manifest.json');
    const { [field]: _missing, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(rest));
    await expect(publishRemote(site, folder)).rejects.toMatchObject({
      reasons: [`Its manifest has no ${field}, or not as it must be.`],
    });
  },
);

test('publishes both of two teams at the same instant', async () => {
  await Promise.all(['mf-crews', 'mf-plans', 'mf-oars'].map((name) => publish(name)));
  expect([...(await listShown(site)).keys()].sort()).toEqual(['mf-crews', 'mf-oars', 'mf-plans']);
});

test("refuses an incomplete build with the missing file's name", async () => {
  const folder = build('mf-crews');
  rmSync(join(folder, 'screens.js'));
  await expect(publishRemote(site, folder)).rejects.toMatchObject({ reasons: ['screens.js is missing.'] });
  writeFileSync(join(folder, 'manifest.json'), '{');
  await expect(publishRemote(site, folder)).rejects.toThrow('holds no build of a remote');
});

test('shows the previous version on rollback, repeatedly, until there is none', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('mf-crews', { version });
  expect(await rollBack(site, 'mf-crews')).toBe('1.1.0');
  expect(await rollBack(site, 'mf-crews')).toBe('1.0.0');
  expect(await shownVersion('mf-crews')).toBe('1.0.0');
  await expect(rollBack(site, 'mf-crews')).rejects.toMatchObject({
    message: expect.stringContaining('mf-crews cannot be rolled back.') as string,
    reasons: ['No other version was shown before.', 'To take it out of the menu: withdraw mf-crews'],
  });
  await expect(rollBack(site, 'mf-none')).rejects.toMatchObject({
    reasons: ['No other version was shown before.'],
  });
  await chooseVersion(site, 'mf-crews', '1.2.0');
  expect(await shownVersion('mf-crews')).toBe('1.2.0');
  await expect(chooseVersion(site, 'mf-crews', '9.9.9')).rejects.toThrow(
    'mf-crews 9.9.9 is not on this site',
  );
});

test('removes old versions outside the history', async () => {
  const versions = Array.from({ length: VERSIONS_KEPT + 2 }, (_, at) => `1.${at}.0`);
  for (const version of versions) await publish('mf-crews', { version });
  expect(readdirSync(join(site, 'remotes/mf-crews')).sort()).toEqual(versions.slice(1));
  expect((await readShown(site, 'mf-crews'))?.before).toEqual(versions.slice(1, -1));
});

test('keeps the files of withdrawn and rolled-back versions for open pages after another publication', async () => {
  await publish('mf-crews', { version: '1.0.0' });
  await withdraw(site, 'mf-crews');
  await publish('mf-crews', { version: '1.1.0' });
  await publish('mf-crews', { version: '1.2.0' });
  await rollBack(site, 'mf-crews');
  await publish('mf-crews', { version: '1.3.0' });
  expect(readdirSync(join(site, 'remotes/mf-crews')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  await chooseVersion(site, 'mf-crews', '1.0.0');
  expect(await shownVersion('mf-crews')).toBe('1.0.0');
});

test('hides a withdrawn remote, and can show it again', async () => {
  await publish('mf-crews');
  await withdraw(site, 'mf-crews');
  expect((await listShown(site)).size).toBe(0);
  await expect(withdraw(site, 'mf-crews')).rejects.toThrow('It is not shown.');
  await chooseVersion(site, 'mf-crews', '1.0.0');
  expect(await shownVersion('mf-crews')).toBe('1.0.0');
});

test('keeps the files of open pages for a new shell, and refuses it when a remote would not fit', async () => {
  await publish('mf-crews', { needs: { '@fleetwatch/kit/ui/button/Button': ['Button'] } });
  await publishShell(site, makeShell(join(home.folder, 'second'), { hash: 'b' }));
  expect(readdirSync(join(site, 'shell/assets')).sort()).toEqual([
    'kit.a.js',
    'kit.b.js',
    'shell.a.js',
    'shell.b.js',
  ]);
  expect(readFileSync(join(site, 'shell/index.html'), 'utf8')).toContain('shell.b.js');

  const third = makeShell(join(home.folder, 'third'), { hash: 'c', button: ['Knob'] });
  await expect(publishShell(site, third)).rejects.toMatchObject({
    reasons: ['mf-crews 1.0.0: The shell does not provide Button of @fleetwatch/kit/ui/button/Button.'],
  });
  expect(readFileSync(join(site, 'shell/index.html'), 'utf8')).toContain('shell.b.js');
  await publishShell(site, third, true);
  expect(readFileSync(join(site, 'shell/index.html'), 'utf8')).toContain('shell.c.js');
});

test('removes the files of much older shells', async () => {
  for (const hash of ['b', 'c', 'd', 'e', 'f']) {
    await publishShell(site, makeShell(join(home.folder, `shell-${hash}`), { hash }));
  }
  expect(readdirSync(join(site, 'shell/assets'))).not.toContain('shell.a.js');
  expect(readdirSync(join(site, 'shell/assets'))).toContain('shell.b.js');
});

test('removes drafts of an interrupted publication with the next one, and none of a running one', async () => {
  const [left, underWay] = [join(site, 'drafts/left'), join(site, 'drafts/under-way')];
  const half = join(site, 'shell/assets/half.js.0f0f.new');
  for (const folder of [left, underWay]) mkdirSync(folder, { recursive: true });
  const twoHoursAgo = Date.now() / 1_000 - 7_200;
  utimesSync(left, twoHoursAgo, twoHoursAgo);
  await publish('mf-crews');
  expect([left, underWay].map((path) => existsSync(path))).toEqual([false, true]);
  mkdirSync(join(site, 'shell/assets'), { recursive: true });
  writeFileSync(half, 'half');
  await publishShell(site, join(home.folder, 'shell'));
  expect(existsSync(half)).toBe(false);
});

describe('the shell', () => {
  const shell = (hash: string, overrides = {}) => {
    const folder = makeShell(join(home.folder, `shell-${hash}`), { hash, ...overrides });
    // Its name is that of every build.
    writeFileSync(join(folder, 'sw.js'), `worker ${hash}`);
    return folder;
  };
  const read = (file: string) => readFileSync(join(site, 'shell', file), 'utf8');

  it('rolls the shell back whole, repeatedly, until there is none; open pages keep their files', async () => {
    await publishShell(site, shell('b'));
    await publishShell(site, shell('c'));
    await rollBackShell(site);
    expect([read('index.html'), read('sw.js')]).toEqual([expect.stringContaining('shell.b.js'), 'worker b']);
    expect(readdirSync(join(site, 'shell/assets'))).toContain('shell.c.js');
    await rollBackShell(site);
    expect(read('index.html')).toContain('shell.a.js');
    expect(existsSync(join(site, 'shell/sw.js'))).toBe(true);
    await expect(rollBackShell(site)).rejects.toThrow('The shell cannot be rolled back.');
    await publishShell(site, shell('c'));
    await rollBackShell(site);
    expect(read('index.html')).toContain('shell.a.js');
  });

  it('refuses to roll the shell back to one that a remote does not fit', async () => {
    await publishShell(site, shell('b', { button: ['Button', 'Knob'] }));
    await publish('mf-crews', { needs: { '@fleetwatch/kit/ui/button/Button': ['Knob'] } });
    await expect(rollBackShell(site)).rejects.toMatchObject({
      reasons: ['mf-crews 1.0.0: The shell does not provide Knob of @fleetwatch/kit/ui/button/Button.'],
    });
    expect(read('index.html')).toContain('shell.b.js');
    await runSite(['rollback', 'shell', '--leave-behind', '--site', site], {});
    expect(read('index.html')).toContain('shell.a.js');
  });

  it('keeps copies of the shell for as many builds as it keeps', async () => {
    for (const hash of ['b', 'c', 'd', 'e', 'f', 'g']) await publishShell(site, shell(hash));
    expect(readdirSync(join(site, 'builds'))).toHaveLength(5);
  });
});

test('removes nothing when the same shell is published repeatedly', async () => {
  const again = makeShell(join(home.folder, 'shell-b'), { hash: 'b' });
  for (let times = 0; times < 6; times += 1) await publishShell(site, again);
  expect(readdirSync(join(site, 'shell/assets'))).toContain('shell.a.js');
});

test('publishes for two teams at once', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
  await Promise.all(names.map((name) => publish(name)));
  expect([...(await listShown(site)).keys()].sort()).toEqual(names);
});

test('prints what the command line did', async () => {
  const run = (...args: string[]) => runSite([...args, '--site', site], {});
  expect(await run('publish', build('mf-crews'))).toBe('mf-crews 1.0.0 is published.');
  expect(await run('publish', build('mf-crews', { version: '1.1.0' }))).toBe(
    'mf-crews 1.1.0 is published in place of 1.0.0.',
  );
  expect(await run('list')).toMatch(/^mf-crews {2}1\.1\.0 {2}since \d{4}-.* before it 1\.0\.0$/);
  expect(await run('rollback', 'mf-crews')).toBe('mf-crews is back at 1.0.0.');
  expect(await run('use', 'mf-crews', '1.1.0')).toBe('mf-crews 1.1.0 is shown.');
  expect(await run('withdraw', 'mf-crews')).toBe('mf-crews is shown no more.');
  await run('publish', makeShell(join(home.folder, 'b/shell/dist'), { hash: 'b' }));
  expect(await run('rollback', 'shell')).toBe('The shell is back at the build before.');
  expect(await runSite(['list'], { FLEETWATCH_SITE: site })).toBe('No remote is shown.');
  await expect(run('use', 'mf-crews')).rejects.toThrow('npm run site');
  await expect(runSite(['list'], {})).rejects.toThrow('npm run site');
});
