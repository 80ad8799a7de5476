import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';
import { serveSite } from './serveSite.ts';
import { makeFolder, makeRemote, makeShell } from './testing/makeBuild.ts';

let home: ReturnType<typeof makeFolder>;
let api: Server;
let served: Awaited<ReturnType<typeof serveSite>>;
let portal: string;
const asked = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, init);
  return `${answer.status} ${await answer.text()}`;
};

beforeEach(async () => {
  home = makeFolder();
  const site = join(home.folder, 'site');
  await publishShell(site, makeShell(join(home.folder, 'shell')));
  await publishRemote(site, makeRemote(join(home.folder, 'crews'), 'mf-crews'));
  api = createServer((req, res) => {
    void text(req).then((body) =>
      res.writeHead(201).end(`${req.method} ${req.headers.host}${req.url} ${body}`),
    );
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  portal = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  served = await serveSite({ site, portal: `http://${portal}`, port: 0 });
});
afterEach(async () => {
  await served.stop();
  api.close();
  home.remove();
});

test('serves the pages of a site with its remotes', async () => {
  expect(await asked('/mf-crews')).toContain('href="/remotes/mf-crews/1.0.0/remoteEntry.js"');
  expect(await asked('/assets/shell.a.js')).toBe('200 shell a');
});

test('passes calls to the portal under its own name', async () => {
  const call = await asked('/api/launch?a=1', { method: 'POST', body: 'Kestrel' });
  expect(call).toBe(`201 POST ${portal}/api/launch?a=1 Kestrel`);
  expect(await asked('/demo/avatars/a.svg')).toBe(`201 GET ${portal}/demo/avatars/a.svg `);
  expect(await asked('/apiary')).toMatch(/^200 .*shell/);
});

test('names a portal that does not answer', async () => {
  api.closeAllConnections();
  api.close();
  await once(api, 'close');
  expect(await asked('/api/launch')).toBe(`502 http://${portal} does not answer.\n`);
});
