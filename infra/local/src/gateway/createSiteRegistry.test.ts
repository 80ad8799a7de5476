import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rollBack } from '@fleetwatch/site/chooseVersion';
import { publishRemote } from '@fleetwatch/site/publishRemote';
import { publishShell } from '@fleetwatch/site/publishShell';
import { makeFolder, makeRemote, makeShell } from '@fleetwatch/site/testing/makeBuild';
import { createGateway } from './createGateway.ts';
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

test('a site without remotes serves the shell', async () => {
  expect(await registered()).toEqual([]);
  expect(await textAt('/')).toContain('/assets/shell.a.js');
  expect(await textAt('/assets/shell.a.js')).toBe('200 shell a');
});

test('a publication shows on the next page, and the files of the previous version are still served', async () => {
  await publish('1.0.0', 'first');
  expect(await registered()).toEqual(['/remotes/mf-crews/1.0.0/remoteEntry.js']);
  await publish('1.1.0', 'second');
  expect(await textAt('/mf-crews')).toContain('href="/remotes/mf-crews/1.1.0/remoteEntry.js"');
  expect(await textAt('/remotes/mf-crews/1.1.0/screens.js')).toBe('200 second');
  expect(await textAt('/remotes/mf-crews/1.0.0/screens.js')).toBe('200 first');
  await rollBack(site, 'mf-crews');
  expect(await registered()).toEqual(['/remotes/mf-crews/1.0.0/remoteEntry.js']);
});

test('a version whose files are gone affects no other remote', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await publish('1.0.0', 'first');
  mkdirSync(join(site, 'registry'), { recursive: true });
  writeFileSync(join(site, 'registry/mf-gone.json'), JSON.stringify({ version: '9.0.0', before: [] }));
  expect(await registered()).toEqual(['/remotes/mf-crews/1.0.0/remoteEntry.js']);
});

test('only published files and pages are served, and there is no API', async () => {
  await publish('1.0.0', 'first');
  await registered();
  expect(await textAt('/remotes/mf-crews/%2e%2e/%2e%2e/registry/mf-crews.json')).toMatch(/^404/);
  expect(await textAt('/registry/mf-crews.json')).toMatch(/^404/);
  expect(await textAt('/api/healthz')).toMatch(/^404/);
});
