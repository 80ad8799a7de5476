// Makes a remote in a repository of its own from the packed packages, and does there what its team does.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { HotSocket } from './HotSocket.ts';
import { createRemote } from '../../create-remote/src/createRemote.ts';
import { usePacked } from '../../create-remote/inRepository/makePackedRemote.ts';
import { madeIn, type Packed, packAll } from '../packages/packAll.ts';
import { serve } from './serve.ts';
import { type Bucket, serveBucket } from './serveBucket.ts';
import { type Registry, serveRegistry } from './serveRegistry.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NAME = 'mf-regattas';
const SCREEN = 'src/RegattasScreen.tsx';
/** Variables that npm and Node set for what runs in this repository; where packages come from holds elsewhere too. */
const OF_THIS_RUN =
  /^(NODE_(ENV|OPTIONS|PATH|TEST_CONTEXT)|npm_(?!config_(registry|cache|userconfig|cafile|proxy|https_proxy|noproxy)$).*)$/i;
/** A rebuild takes a second; a busy machine takes longer. */
const REBUILT_MS = 60_000;

interface Lock {
  packages: Record<
    string,
    {
      link?: boolean;
      name?: string;
      version: string;
      devDependencies?: Record<string, string>;
    }
  >;
}

let home: string;
let folder: string;
let packed: Packed[];
let registry: Registry;
let bucket: Bucket;
let env: NodeJS.ProcessEnv;

const at = (...names: string[]) => path.join(folder, ...names);
const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const writeJson = (file: string, value: object) => writeFileSync(file, JSON.stringify(value, null, 2));

/** Runs a command, in the remote's folder unless another is given. @returns its output @throws an Error with it */
async function run(command: string, args: string[], { cwd = folder, more = {} } = {}): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const output = `${stdout}\n${stderr}`;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
}
const npm = (...args: string[]) => run('npm', args);
const remote = (...args: string[]) => run('npx', ['--no-install', 'fleetwatch-remote', ...args]);
/** `npm run site` of the portal's operators. */
const operate = (args: string[], more = {}) =>
  run(process.execPath, [path.join(ROOT, 'infra/site/src/site.ts'), ...args], {
    cwd: ROOT,
    more,
  });

/** Libraries of which a page has one copy: a team has the newest that its package.json takes, whatever this repository has. */
function sharedLibraries(): string[] {
  const { peerDependencies, peerDependenciesMeta } = readJson<
    Record<'peerDependencies' | 'peerDependenciesMeta', object>
  >(path.join(ROOT, 'kit/package.json'));
  return Object.keys(peerDependencies).filter((name) => !(name in peerDependenciesMeta));
}

/**
 * A lock file with the versions of this repository's, but of the shared libraries: npm takes their content from the cache that
 * `npm ci` filled.
 * @param ours the entries of our packages
 */
async function lockAsHere(cwd: string, ours: object): Promise<void> {
  const { packages } = readJson<Lock>(path.join(ROOT, 'package-lock.json'));
  const { devDependencies = {} } = packages[''] ?? {};
  const [origin = ''] = (await run('npm', ['config', 'get', 'registry'], { cwd })).split(/\/?\n/);
  const shared = sharedLibraries().map((name) => `node_modules/${name}`);
  // The root's own alias: elsewhere the name is another package's.
  const isAlias = (place: string) => devDependencies[place.slice('node_modules/'.length)]?.startsWith('npm:');
  const libraries = Object.entries(packages)
    .filter(([place, { link }]) => place.startsWith('node_modules/') && !link && !isAlias(place))
    .filter(([place]) => !shared.includes(place))
    .map(([place, entry]) => {
      const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
      return [place, { resolved: `${origin}/${name}/-/${file}`, ...entry }] as const;
    });
  const own = readJson<{ name: string; version: string }>(path.join(cwd, 'package.json'));
  writeJson(path.join(cwd, 'package-lock.json'), {
    name: own.name,
    version: own.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(libraries), ...ours },
  });
}

async function buildVersion(version: string): Promise<void> {
  writeJson(at('package.json'), {
    ...readJson<object>(at('package.json')),
    version,
  });
  await npm('run', 'build');
}

before(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'fw-outside-'));
  folder = path.join(home, NAME);
  packed = packAll(home);
  registry = await serveRegistry(packed);
  bucket = await serveBucket('site');
  // Nothing of this repository but its Node.
  const own = path.join(home, 'bin');
  mkdirSync(own);
  symlinkSync(process.execPath, path.join(own, 'node'));
  const others = (process.env['PATH'] ?? '').split(path.delimiter).filter((one) => !one.startsWith(ROOT));
  env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name))),
    PATH: [own, ...others].join(path.delimiter),
    'npm_config_@fleetwatch:registry': `${registry.origin}/`,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    CI: 'true',
  };
});
after(async () => {
  await Promise.all([registry.stop(), bucket.stop()]);
  rmSync(home, { recursive: true, force: true });
});

test('makes and installs a repository from the packed packages', async (t) => {
  // A cache of its own: npm would run a command again as it was installed before.
  const more = { npm_config_cache: path.join(home, 'cache') };
  const printed = await run('npm', ['create', '--yes', '@fleetwatch/remote', NAME], { cwd: home, more });
  assert.match(printed, /Created mf-regattas: its screen "Regattas" will be at \/regattas\./);
  assert.deepEqual(readdirSync(folder).toSorted(), [
    '.github',
    '.gitignore',
    'CHANGELOG.md',
    'README.md',
    'declaration.json',
    'eslint.config.mjs',
    'package.json',
    'src',
    'tsconfig.json',
    'webpack.config.mjs',
  ]);
  await run('git', ['init', '--quiet']);
  await lockAsHere(folder, registry.entries);
  const log = await npm('install', '--ignore-scripts', '--loglevel', 'http');
  const fetched = [...log.matchAll(/http fetch GET \d+ (https?:\S+) .*/g)].filter(
    ([, address = '']) => !address.startsWith(registry.origin),
  );
  const network = fetched.filter(([line]) => !line.includes('(cache hit)')).map(([, address]) => address);
  t.diagnostic(`Over the network, all others from npm's cache: ${network.join(' ') || 'nothing'}`);
  assert.deepEqual((await run('git', ['status', '--short', '--ignored'])).match(/!! .*/g), [
    '!! node_modules/',
  ]);
});

test('uses packages of a checkout without a registry that has them', async () => {
  const cwd = path.join(home, 'mf-packed');
  await createRemote(path.join(madeIn(home, 'infra/create-remote'), 'template'), home, 'mf-packed');
  await usePacked(cwd, packed);
  await lockAsHere(cwd, {});
  const nothing = await serve((_req, res) => res.writeHead(404).end('{}'));
  const more = { 'npm_config_@fleetwatch:registry': nothing.origin };
  await run('npm', ['install', '--package-lock-only'], { cwd, more });
  await nothing.stop();
  const { packages } = readJson<{
    packages: Record<string, { resolved?: string }>;
  }>(path.join(cwd, 'package-lock.json'));
  const ours = Object.entries(packages).filter(([place]) => place.includes('@fleetwatch/'));
  assert.deepEqual(
    ours
      .map(([place, { resolved }]) => [place.slice('node_modules/@fleetwatch/'.length), resolved])
      .toSorted(),
    ['contract', 'kit', 'remote', 'shell', 'site'].map((name) => {
      const { tarball } = packed.find(({ manifest }) => manifest.name === `@fleetwatch/${name}`) ?? {};
      return [name, `file:packages/${path.basename(tarball ?? '')}`];
    }),
  );
});

/** A test of what a remote keeps in the browser. */
const KEPT_TEST = `
import 'fake-indexeddb/auto';

it('keeps a draft in the browser', async () => {
  const opened = indexedDB.open('mf-regattas');
  opened.onupgradeneeded = () => opened.result.createObjectStore('drafts');
  const database = await new Promise<IDBDatabase>((resolve) => {
    opened.onsuccess = () => resolve(opened.result);
  });
  const drafts = () => database.transaction('drafts', 'readwrite').objectStore('drafts');
  drafts().put('Head of the river', 'name');
  const read = drafts().get('name');
  await new Promise((resolve) => {
    read.onsuccess = resolve;
  });
  expect(read.result).toBe('Head of the river');
});
`;

test('passes tests, types and rules of a remote outside, with IndexedDB', async () => {
  writeFileSync(at('src/drafts.test.ts'), KEPT_TEST);
  assert.match(await npm('test'), /Tests: +4 passed, 4 total/);
  await npm('run', 'types');
  await npm('run', 'lint');
});

test("applies a remote's lint rules outside", async () => {
  const file = at('src/other.ts');
  writeFileSync(file, "export const page = document.querySelector('#root');\n");
  await assert.rejects(npm('run', 'lint'), /#root is the shell's/);
  rmSync(file);
});

test('builds a remote outside, and names what it needs of the shell', async () => {
  await buildVersion('0.1.0');
  const { name, version, needs } = readJson<Record<string, unknown>>(at('dist/manifest.json'));
  assert.deepEqual([name, version], [NAME, '0.1.0']);
  const provided = readJson<{ modules: object }>(path.join(ROOT, 'shell/dist/provided.json'));
  const missing = Object.keys(needs as object).filter((key) => !(key in provided.modules));
  assert.deepEqual(missing, []);
  assert.ok(Object.keys(needs as object).includes('@fleetwatch/kit/ui/layout/Screen'));
});

/** Runs a command that serves until its work is done. @param announced finds the address in its output */
async function whileServing(
  args: string[],
  announced: RegExp,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const child = spawn('npx', ['--no-install', 'fleetwatch-remote', ...args], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        const [, found] = announced.exec(output) ?? [];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${output}`)));
    });
    await work(origin);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}

test('shows a remote outside alone, with hot reloading', async () => {
  const api = await serve((_req, res) => res.writeHead(404).end());
  try {
    const announced = / is at (http:\/\/localhost:\d+), its calls go to/;
    await whileServing(['dev', '--api', api.origin], announced, async (origin) => {
      const hot = await HotSocket.open(origin);
      const first = await hot.build(1, REBUILT_MS);
      const screen = readFileSync(at(SCREEN), 'utf8');
      writeFileSync(at(SCREEN), screen.replace('Out now', 'On the water'));
      await hot.build(2, REBUILT_MS);
      const update = await fetch(`${origin}/alone.${first}.hot-update.js`);
      assert.match(await update.text(), /On the water/);
      hot.close();
      writeFileSync(at(SCREEN), screen);
    });
  } finally {
    await api.stop();
  }
});

test("serves kit's gallery from the package", async () => {
  await whileServing(['gallery'], /gallery is at (http:\/\/localhost:\d+)/, async (origin) => {
    const page = await (await fetch(`${origin}/`)).text();
    const [, script] = /<script[^>]+src="\/([^"]+)"/.exec(page) ?? [];
    assert.match(await (await fetch(`${origin}/${script}`)).text(), /Pick another class/);
  });
});

test('publishes a remote outside to a folder, serves it from there, and rolls it back', async () => {
  const site = path.join(home, 'site');
  await assert.rejects(
    remote('publish', 'shell', '--site', site),
    /npm install --save-dev @fleetwatch\/shell/,
  );
  await npm('install', '--ignore-scripts', '--save-dev', '@fleetwatch/shell');
  assert.match(await remote('publish', 'shell', '--site', site), /The shell is published\./);
  assert.match(await remote('publish', '--site', site), /mf-regattas 0\.1\.0 is published\./);
  const announced = /The site is at (http:\/\/localhost:\d+)/;
  await whileServing(['serve', '--site', site], announced, async (origin) => {
    const page = await fetch(`${origin}/regattas`, { headers: { Accept: 'text/html' } });
    assert.match(await page.text(), /href="\/remotes\/mf-regattas\/0\.1\.0\/remoteEntry/);
  });
  await buildVersion('0.2.0');
  assert.match(
    await remote('publish', '--site', site),
    /mf-regattas 0\.2\.0 is published in place of 0\.1\.0\./,
  );
  assert.match(await remote('rollback', '--site', site), /mf-regattas is back at 0\.1\.0\./);
  const shown = readJson<{ version: string }>(path.join(site, `registry/${NAME}.json`));
  assert.equal(shown.version, '0.1.0');
});

test("makes the example of a whole module a repository with its operator's grants", async () => {
  const cwd = path.join(home, 'mf-equipment');
  cpSync(path.join(ROOT, 'examples/mf-equipment'), cwd, {
    recursive: true,
    filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
  });
  // It requests the same packages.
  symlinkSync(at('node_modules'), path.join(cwd, 'node_modules'));
  assert.match(await run('npm', ['test'], { cwd }), /Tests: +(\d+) passed, \1 total/);
  for (const command of ['types', 'lint', 'build']) await run('npm', ['run', command], { cwd });
  const site = path.join(home, 'site');
  const grant = (slots: string[]) =>
    writeJson(path.join(site, 'modules.json'), {
      [NAME]: { team: 'Regattas', paths: ['/regattas'] },
      'mf-equipment': { team: 'Oars', paths: ['/equipment'], slots, collections: ['items', 'loans'] },
    });
  const publish = () => run('npx', ['--no-install', 'fleetwatch-remote', 'publish', '--site', site], { cwd });
  grant(['wall']);
  await assert.rejects(
    publish(),
    /The slot actions\.below is not granted to mf-equipment in modules\.json\./,
  );
  grant(['wall', 'actions.below']);
  assert.match(await publish(), /mf-equipment 0\.1\.0 is published\./);
});

test('publishes a remote outside to a bucket, and rolls it back', async () => {
  const s3 = {
    AWS_ENDPOINT_URL_S3: bucket.origin,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'of-a-test',
    AWS_SECRET_ACCESS_KEY: 'of-a-test',
  };
  Object.assign(env, s3);
  const shown = () =>
    (
      JSON.parse(String(bucket.files.get(`registry/${NAME}.json`))) as {
        version: string;
      }
    ).version;
  await operate(['publish', 'shell', '--bucket', 'site']);
  await remote('publish', '--bucket', 'site');
  assert.equal(shown(), '0.2.0');
  await buildVersion('0.3.0');
  await remote('publish', '--bucket', 'site');
  assert.equal(shown(), '0.3.0');
  assert.match(await remote('rollback', '--bucket', 'site'), /mf-regattas is back at 0\.2\.0\./);
  assert.equal(shown(), '0.2.0');
});
