import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rollBack } from '../chooseVersion.ts';
import { publishRemote } from '../publishRemote.ts';
import { publishShell } from '../publishShell.ts';
import { COLLECTION, makeFolder, makeRemote, makeShell } from '../testing/makeBuild.ts';
import { collectionsAnswer } from './collectionsAnswer.ts';
import { createGateway } from './createGateway.ts';
import { createSiteRegistry } from './createSiteRegistry.ts';
import type { RegisteredRemote } from './RegistryAnswer.ts';
import { portalFiles } from './portalFiles.ts';

let home: ReturnType<typeof makeFolder>;
let site: string;
let server: Server;
let origin: string;

const publish = (version: string, code: string) =>
  publishRemote(site, makeRemote(join(home.folder, version), 'mf-crews', { version, code }));
const textAt = async (path: string) => {
  const answer = await fetch(`${origin}${path}`);
  return `${answer.status} ${await answer.text()}`;
};
const registered = async () => {
  const answer = (await (await fetch(`${origin}/remotes.json`)).json()) as { remotes: { entry: string }[] };
  return answer.remotes.map(({ entry }) => entry);
};

beforeEach(async () => {
  home = makeFolder();
  site = join(home.folder, 'site');
  await publishShell(site, makeShell(join(home.folder, 'shell')));
  server = createServer(createGateway(portalFiles({ site }, '/nowhere')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  home.remove();
});

test('serves the shell of a site without remotes', async () => {
  expect(await registered()).toEqual([]);
  expect(await textAt('/')).toContain('/assets/shell.a.js');
  expect(await textAt('/assets/shell.a.js')).toBe('200 shell a');
});

test('shows a publication on the next page, and still serves the files of the previous version', async () => {
  await publish('1.0.0', 'first');
  expect(await registered()).toEqual(['/remotes/mf-crews/1.0.0/remoteEntry.js']);
  await publish('1.1.0', 'second');
  expect(await textAt('/mf-crews')).toContain('href="/remotes/mf-crews/1.1.0/remoteEntry.js"');
  expect(await textAt('/remotes/mf-crews/1.1.0/screens.js')).toBe('200 second');
  expect(await textAt('/remotes/mf-crews/1.0.0/screens.js')).toBe('200 first');
  await rollBack(site, 'mf-crews');
  expect(await registered()).toEqual(['/remotes/mf-crews/1.0.0/remoteEntry.js']);
});

test('gives collections to the API, and not to the page or its registry (rule module.learned)', async () => {
  const build = makeRemote(join(home.folder, 'gear'), 'mf-gear', { collections: [COLLECTION] });
  await publishRemote(site, build);
  await publish('1.0.0', 'first');
  const answer = await fetch(`${origin}/collections.json`);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    remotes: {
      'mf-crews': { version: '1.0.0', collections: [] },
      'mf-gear': { version: '1.0.0', collections: [COLLECTION] },
    },
  });
  for (const path of ['/', '/remotes.json']) {
    const text = await textAt(path);
    expect(text).toContain('mf-gear');
    expect(text).not.toContain('checkouts');
  }
});

test('keeps other remotes when the files of one version are gone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await publish('1.0.0', 'first');
  mkdirSync(join(site, 'registry'), { recursive: true });
  writeFileSync(join(site, 'registry/mf-gone.json'), JSON.stringify({ version: '9.0.0', before: [] }));
  expect(await registered()).toEqual(['/remotes/mf-crews/1.0.0/remoteEntry.js']);
});

test('serves only published files and pages, and no API', async () => {
  await publish('1.0.0', 'first');
  await registered();
  expect(await textAt('/remotes/mf-crews/%2e%2e/%2e%2e/registry/mf-crews.json')).toMatch(/^404/);
  expect(await textAt('/registry/mf-crews.json')).toMatch(/^404/);
  expect(await textAt('/api/healthz')).toMatch(/^404/);
});

describe('a link in the folder of the site (rule portal.plain-files)', () => {
  const served = '/remotes/mf-crews/1.0.0';
  let folder: string;
  let data: string;

  beforeEach(async () => {
    await publish('1.0.0', 'one');
    folder = join(site, 'remotes/mf-crews/1.0.0');
    data = join(home.folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'embedded.sqlite'), 'the club');
    expect(await textAt(`${served}/screens.js`)).toBe('200 one');
  });

  it.each<[string, string, () => void]>([
    ['to a folder', '/data/embedded.sqlite', () => symlinkSync(data, join(folder, 'data'))],
    ['to a file', '/a.sqlite', () => symlinkSync(join(data, 'embedded.sqlite'), join(folder, 'a.sqlite'))],
    [
      'in place of a compressed file',
      '/screens.js',
      () => symlinkSync(join(data, 'embedded.sqlite'), join(folder, 'screens.js.gz')),
    ],
    [
      'in place of a version',
      '/screens.js',
      () => {
        renameSync(folder, join(home.folder, 'moved'));
        symlinkSync(join(home.folder, 'moved'), folder);
      },
    ],
    [
      'named as the index of a folder',
      '/sub',
      () => {
        mkdirSync(join(folder, 'sub'));
        symlinkSync(join(data, 'embedded.sqlite'), join(folder, 'sub/index'));
      },
    ],
  ])('does not follow a link: %s', async (_what, path, link) => {
    link();
    const answer = await fetch(`${origin}${served}${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([answer.status, await answer.text()]).toEqual([404, 'There is nothing at this address.\n']);
  });

  it('does not follow a link in the shell', async () => {
    symlinkSync(data, join(site, 'shell/assets/data'));
    expect(await textAt('/assets/data/embedded.sqlite')).toMatch(/^404/);
  });

  it.each(['%3F', '%23', '%25', '%253F'])(
    'does not follow a link through an address with %s',
    async (odd) => {
      writeFileSync(join(folder, `x${decodeURIComponent(odd)}y`), 'plain');
      symlinkSync(join(data, 'embedded.sqlite'), join(folder, `x${odd}y`));
      symlinkSync(join(data, 'embedded.sqlite'), join(folder, 'x'));
      expect(await textAt(`${served}/x${odd}y`)).toMatch(/^404/);
    },
  );

  it('shows no other JSON as a declaration', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(join(data, 'secret.json'), JSON.stringify({ secret: 'the club' }));
    await publish('1.1.0', 'two');
    const declaration = join(site, 'remotes/mf-crews/1.1.0/declaration.json');
    rmSync(declaration);
    symlinkSync(join(data, 'secret.json'), declaration);
    expect(await textAt('/remotes.json')).toBe('200 {"remotes":[],"refused":[]}');
    reported.mockRestore();
  });

  it('does not serve a link as a page', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await registered()).toHaveLength(1);
    rmSync(join(site, 'shell/index.html'));
    symlinkSync(join(data, 'embedded.sqlite'), join(site, 'shell/index.html'));
    expect(await textAt('/')).toMatch(/^500/);
    reported.mockRestore();
  });
});

test('hides a remote whose files name another one', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await publish('1.0.0', 'screens');
  for (const [file, from, to] of [
    ['manifest.json', '"name":"mf-crews"', '"name":"mf-gear"'],
    ['declaration.json', '"name":"mf-crews"', '"name":"mf-gear"'],
    ['declaration.json', '"version":"1.0.0"', '"version":"9.0.0"'],
  ] as const) {
    const path = join(site, 'remotes/mf-crews/1.0.0', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(from, to));
    const other = createSiteRegistry(site);
    expect(await other.read()).toEqual([]);
    writeFileSync(path, text);
  }
  expect(logged).toHaveBeenCalledTimes(3);
  logged.mockRestore();
});

test('gives the API null for collections that are too large together', async () => {
  const title = 'x'.repeat(70_000);
  const remote = (name: string, collections: { name: string; title: string }[]) =>
    ({ name, declaration: { routes: [], version: '1.0.0', collections } }) as unknown as RegisteredRemote;
  expect(
    collectionsAnswer([remote('mf-a', [{ name: 'a', title: '' }]), remote('mf-b', [{ name: 'b', title }])]),
  ).toEqual({
    remotes: {
      'mf-a': { version: '1.0.0', collections: [{ name: 'a', title: '' }] },
      'mf-b': { version: '1.0.0', collections: null },
    },
  });
});

describe("the operator's modules.json", () => {
  const grant = (text: string) => writeFileSync(join(site, 'modules.json'), text);
  const crews = (paths: string[]) => JSON.stringify({ 'mf-crews': { team: 'Crews', paths } });

  it('hides what the operator does not grant, whatever has published it', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await publish('1.0.0', 'screens');
    grant(crews(['/mf-crews']));
    expect(await registered()).toHaveLength(1);
    grant(crews(['/other']));
    expect(await registered()).toEqual([]);
    expect(await registered()).toEqual([]);
    expect(logged.mock.calls).toEqual([
      ['mf-crews is not shown: The path /mf-crews is not granted to mf-crews in modules.json.'],
    ]);
    logged.mockRestore();
  });

  it('uses the last valid modules.json while it is not valid', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await publish('1.0.0', 'screens');
    grant('{');
    expect(await registered()).toHaveLength(1);
    grant(crews(['/other']));
    expect(await registered()).toEqual([]);
    grant('{');
    expect(await registered()).toEqual([]);
    expect(logged.mock.calls.join()).toContain('modules.json is not valid.');
    logged.mockRestore();
  });
});
