import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkFit } from './checkFit.ts';
import { readProvidedModules, readRemoteBuild } from './readBuild.ts';
import { runSite } from './runSite.ts';
import { shellFolder, versionFolder } from './sitePaths.ts';
import { listShown } from './siteRegistry.ts';
import { makeFolder, makeRemote, makeShell, type RemoteOverrides } from './testing/makeBuild.ts';
import { MemoryBucket } from './testing/MemoryBucket.ts';

const BUTTON = '@fleetwatch/kit/ui/button/Button';

/** Kit 2 has what kit 1 has, and a knob. Kit 3 has what kit 2 had not marked to go. */
const SHELLS = {
  1: { kit: '1.4.0', serves: [1], button: ['Button', 'Lever'] },
  2: { kit: '2.0.0', serves: [1, 2], button: ['Button', 'Knob', 'Lever'] },
  3: { kit: '3.0.0', serves: [2, 3], button: ['Button', 'Knob'] },
};
const ofKit1 = { kitVersion: '^1.4.0', needs: { [BUTTON]: ['Button', 'Lever'] } };
const ofKit2 = { kitVersion: '^2.0.0', needs: { [BUTTON]: ['Button', 'Knob'] } };

/** One team goes to kit 2 at once, one by and by, one still publishes a version for kit 1. */
const NEXT: Record<string, RemoteOverrides> = {
  'mf-crews': { version: '1.1.0', ...ofKit2 },
  'mf-oars': { version: '1.1.0', ...ofKit2 },
  'mf-plans': { version: '1.1.0', ...ofKit1 },
};
const names = Object.keys(NEXT);

const ordersOf = (all: string[]): string[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((first) => ordersOf(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));

let home: ReturnType<typeof makeFolder>;
beforeEach(() => {
  home = makeFolder();
});
afterEach(() => home.remove());

/** A portal that is published to, and where its files can be read. */
interface Portal {
  run: (...args: string[]) => Promise<string>;
  site: () => string;
}

function onFolder(): Portal {
  const site = join(home.folder, 'site');
  return { run: (...args) => runSite([...args, '--site', site], {}), site: () => site };
}

function onBucket(): Portal {
  const bucket = new MemoryBucket();
  const site = join(home.folder, 'mirror');
  return {
    run: (...args) => runSite([...args, '--bucket', 'site'], {}, () => Promise.resolve(bucket)),
    site() {
      for (const [key, { content }] of bucket.files) {
        mkdirSync(dirname(join(site, key)), { recursive: true });
        writeFileSync(join(site, key), content);
      }
      return site;
    },
  };
}

const shell = (major: keyof typeof SHELLS) =>
  makeShell(join(home.folder, `kit-${major}/shell/dist`), { ...SHELLS[major], hash: `${major}` });
const remote = (name: string, overrides: RemoteOverrides = ofKit1) =>
  makeRemote(join(home.folder, `${name}-${overrides.version ?? '1.0.0'}`), name, overrides);

/** The shown version of each remote; every one of them runs in the shell as it is. */
async function shownAndWorking(site: string): Promise<Record<string, string>> {
  const provided = await readProvidedModules(shellFolder(site));
  const shown: Record<string, string> = {};
  for (const [name, { version }] of await listShown(site)) {
    const build = await readRemoteBuild(versionFolder(site, name, version));
    expect([name, version, checkFit(build, provided)]).toEqual([name, version, []]);
    shown[name] = version;
  }
  return shown;
}

describe.each([
  ['a folder', onFolder],
  ['a bucket', onBucket],
])('a portal in %s goes from kit 1 to kit 2', (_where, open) => {
  let portal: Portal;
  let shown: Record<string, string>;
  const step = async (...args: string[]) => {
    await portal.run(...args);
    return shownAndWorking(portal.site());
  };
  beforeEach(async () => {
    portal = open();
    await step('publish', shell(1));
    for (const name of names) shown = await step('publish', remote(name));
    expect(shown).toEqual({ 'mf-crews': '1.0.0', 'mf-oars': '1.0.0', 'mf-plans': '1.0.0' });
  });

  it.each(ordersOf(names).map((order) => [order]))(
    'works at each step with the shell first, then %p',
    async (order) => {
      expect(await step('publish', shell(2))).toEqual(shown);
      for (const name of order) {
        shown = { ...shown, [name]: '1.1.0' };
        expect(await step('publish', remote(name, NEXT[name]))).toEqual(shown);
      }
    },
  );

  it('lets a remote that moved go back, and move again', async () => {
    await step('publish', shell(2));
    await step('publish', remote('mf-crews', NEXT['mf-crews']));
    expect(await step('rollback', 'mf-crews')).toEqual(shown);
    expect(await step('use', 'mf-crews', '1.1.0')).toEqual({ ...shown, 'mf-crews': '1.1.0' });
  });

  it('refuses a remote that is ahead of the shell', async () => {
    await expect(portal.run('publish', remote('mf-crews', NEXT['mf-crews']))).rejects.toMatchObject({
      reasons: ['It needs kit ^2.0.0; the shell has 1.4.0.'],
    });
    expect(await shownAndWorking(portal.site())).toEqual(shown);
  });

  it('refuses kit 3 until the last remote of kit 1 has moved, and names it', async () => {
    await step('publish', shell(2));
    for (const name of names) await step('publish', remote(name, NEXT[name]));
    await expect(portal.run('publish', shell(3))).rejects.toMatchObject({
      reasons: ['mf-plans 1.1.0: It needs kit ^1.4.0; the shell has 3.0.0.'],
    });
    await step('publish', remote('mf-plans', { version: '1.2.0', ...ofKit2 }));
    const all = { 'mf-crews': '1.1.0', 'mf-oars': '1.1.0', 'mf-plans': '1.2.0' };
    expect(await step('publish', shell(3))).toEqual(all);
  });
});
