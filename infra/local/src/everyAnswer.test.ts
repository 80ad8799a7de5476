import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPortalServer } from './createPortalServer.ts';
import { createGateway } from '@fleetwatch/site/gateway/createGateway';
import { createRegistry } from '@fleetwatch/site/gateway/createRegistry';

let root: string;
let server: Server;
let origin: string;

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fw-answers-'));
  write('shell/dist/index.html', '<html><head><!--preload--><!--registry--></head></html>');
  write('shell/dist/provided.json', JSON.stringify({ modules: {} }));
  for (const name of ['robots.txt', 'sw.js', 'icon.svg', 'assets/shell.0123456789ab.js', 'assets/x.js.map'])
    write(`shell/dist/${name}`, 'content');
  write('mf-crews/dist/remoteEntry.0123456789ab.js', 'var mf_crews = {};');
  write(
    'mf-crews/dist/manifest.json',
    JSON.stringify({
      name: 'mf-crews',
      container: 'mf_crews',
      entry: 'remoteEntry.0123456789ab.js',
      screens: [],
      firstNeeds: [],
    }),
  );
  write(
    'mf-crews/dist/declaration.json',
    JSON.stringify({
      name: 'mf-crews',
      version: '1.0.0',
      kitVersion: '^1.0.0',
      routes: [{ path: '/crews', component: 'Screen', title: 'Crews', access: 'open' }],
      menu: [],
    }),
  );
  server = createServer(
    createGateway({
      shellFolder: join(root, 'shell/dist'),
      registry: createRegistry(root),
      drawPicture: (path) => (path === '/demo/avatars/kim.svg' ? '<svg/>' : null),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

const policyAt = async (path: string, init: RequestInit = {}): Promise<[number, string | null]> => {
  const answer = await fetch(`${origin}${path}`, init);
  return [answer.status, answer.headers.get('Content-Security-Policy')];
};

test.each([
  ['a page', '/', 200],
  ['a page of a remote', '/crews', 200],
  ['the list of remotes', '/remotes.json', 200],
  ['their collections', '/collections.json', 200],
  ['robots.txt', '/robots.txt', 200],
  ['the service worker', '/sw.js', 200],
  ['a picture', '/icon.svg', 200],
  ['a drawn picture', '/demo/avatars/kim.svg', 200],
  ['a script', '/assets/shell.0123456789ab.js', 200],
  ['a source map', '/assets/x.js.map', 200],
  ['a script of a remote', '/remotes/mf-crews/remoteEntry.0123456789ab.js', 200],
  ['a missing file', '/assets/gone.js', 404],
  ['a missing remote', '/remotes/mf-none/x.js', 404],
  ['a missing API', '/api/club', 404],
  ['a bad address', '/%E0%A4%A', 400],
])('sends %s with a content security policy that begins with nothing', async (_what, path, expected) => {
  const [status, policy] = await policyAt(path, {
    headers: { Accept: path === '/crews' ? 'text/html' : '*/*' },
  });
  expect(status).toBe(expected);
  expect(policy).toMatch(/^default-src 'none'; /);
});

test('sends refusals, unchanged answers, and answers before the start with the policy too', async () => {
  expect(await policyAt('/', { method: 'POST' })).toEqual([
    405,
    expect.stringMatching(/^default-src 'none'/),
  ]);
  const { headers } = await fetch(`${origin}/robots.txt`);
  const again = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };
  expect(await policyAt('/robots.txt', again)).toEqual([304, expect.stringMatching(/^default-src 'none'/)]);
  const portal = await createPortalServer({ host: '127.0.0.1', port: 0 });
  const early = await fetch(`http://127.0.0.1:${portal.port}/`);
  expect([early.status, early.headers.get('Content-Security-Policy')]).toEqual([
    503,
    expect.stringMatching(/^default-src 'none'/),
  ]);
  await portal.drain();
});

test("lets the service worker fetch from its own origin, because its script's policy applies to it", async () => {
  expect((await policyAt('/sw.js'))[1]).toContain("connect-src 'self'");
});
