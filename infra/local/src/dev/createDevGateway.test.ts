import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDevGateway, portFor } from './createDevGateway.ts';

const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const serve = (handle: RequestListener) => listen(createServer(handle));
const json = (value: object): string => JSON.stringify(value);

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('portFor', () => {
  const ports = { shell: 1, api: 2, remotes: new Map([['mf-a', 3]]) };
  it.each([
    ['/api/login', 2],
    ['/apiary', 1],
    ['/demo/avatars/robin-ashdown.svg', 2],
    ['/remotes/mf-a/remoteEntry.js', 3],
    ['/remotes/mf-a/ws', 3],
    ['/remotes/mf-none/remoteEntry.js', 1],
    ['/ws', 1],
  ])('%s is sent to %i', (path, port) => {
    expect(portFor(path, ports)).toBe(port);
  });
});

const DECLARATION = { name: 'mf-a', version: '0.1.0', kitVersion: '^1.0.0', routes: [], menu: [] };

describe('createDevGateway', () => {
  async function open() {
    const shell = await serve((req, res) =>
      res.end(req.url === '/index.html' ? '<i nonce="%NONCE%"></i><!--registry-->' : `shell ${req.url}`),
    );
    const remote = await serve((req, res) => {
      if (req.url?.endsWith('manifest.json')) res.end(json({ container: 'mf_a', entry: 'remoteEntry.js' }));
      else if (req.url?.endsWith('declaration.json'))
        res.end(json({ ...DECLARATION, collections: [{ name: 'checkouts' }] }));
      else res.end(`remote ${req.url}`);
    });
    const broken = await serve((_req, res) => res.writeHead(500).end('does not compile'));
    const api = await serve((req, res) => res.end(`api ${req.method} ${req.url}`));
    const remotes = new Map([
      ['mf-a', remote],
      ['mf-b', broken],
    ]);
    const port = await listen(createDevGateway({ shell, api, remotes }));
    return { port, origin: `http://127.0.0.1:${port}` };
  }

  it('puts the registry of the compiled remotes into the page of any route', async () => {
    const { origin } = await open();
    const page = await fetch(`${origin}/actions`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    expect(text).toContain('"entry":"/remotes/mf-a/remoteEntry.js"');
    expect(text).not.toContain('mf-b');
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none';
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('has the collections of the compiled remotes for the API, and not in the page', async () => {
    const { origin } = await open();
    const read = async (path: string) => (await fetch(origin + path, { headers: { accept: '*/*' } })).text();
    expect(JSON.parse(await read('/collections.json'))).toEqual({
      remotes: { 'mf-a': { version: '0.1.0', collections: [{ name: 'checkouts' }] } },
    });
    expect(await read('/remotes.json')).not.toContain('checkouts');
    const page = await fetch(`${origin}/actions`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('checkouts');
  });

  it('passes other requests to their servers', async () => {
    const { origin } = await open();
    const read = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).text();
    expect(await read('/api/launch', { method: 'POST' })).toBe('api POST /api/launch');
    expect(await read('/remotes/mf-a/screens.js')).toBe('remote /remotes/mf-a/screens.js');
    expect(await read('/assets/shell.js')).toBe('shell /assets/shell.js');
  });

  it('answers 503 while a server restarts', async () => {
    const port = await listen(createDevGateway({ shell: 9, api: 9, remotes: new Map() }));
    expect((await fetch(`http://127.0.0.1:${port}/api/club`)).status).toBe(502);
  });

  it('forwards the WebSockets of hot reloading', async () => {
    const shell = createServer();
    shell.on('upgrade', (_req, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.on('data', (data: Buffer) => socket.end(`received ${data}`));
    });
    const port = await listen(createDevGateway({ shell: await listen(shell), api: 9, remotes: new Map() }));
    const received = await new Promise<string>((resolve, reject) => {
      const call = request({
        port,
        host: '127.0.0.1',
        path: '/ws',
        headers: { connection: 'Upgrade', upgrade: 'websocket' },
      });
      call.on('error', reject);
      call.on('upgrade', (_answer, socket) => {
        let text = '';
        socket.on('data', (part: Buffer) => (text += part.toString()));
        socket.on('end', () => {
          socket.end();
          resolve(text);
        });
        socket.write('hello');
      });
      call.end();
    });
    expect(received).toBe('received hello');
  });
});
