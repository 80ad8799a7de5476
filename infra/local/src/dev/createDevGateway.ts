import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectionsAnswer } from '@fleetwatch/site/gateway/collectionsAnswer';
import { registryForPages } from '@fleetwatch/site/gateway/registryForPages';
import { renderPage } from '@fleetwatch/site/gateway/renderPage';
import type { RegisteredRemote } from '@fleetwatch/site/gateway/RegistryAnswer';
import { pageHeaders } from '@fleetwatch/site/gateway/securityHeaders';
import { forward, forwardUpgrade } from './forward.ts';

/** Ports of the development servers behind the gateway. */
export interface DevPorts {
  shell: number;
  api: number;
  /** By the remote's name. */
  remotes: ReadonlyMap<string, number>;
}

const NONCE_BYTES = 18;
const REMOTE_PATH = /^\/remotes\/([a-z0-9-]+)\//;

async function readRemote(name: string, port: number): Promise<RegisteredRemote> {
  const base = `http://127.0.0.1:${port}/remotes/${name}`;
  const read = async (file: string) =>
    (await fetch(`${base}/${file}`)).json() as Promise<Record<string, unknown>>;
  const [manifest, declaration] = await Promise.all([read('manifest.json'), read('declaration.json')]);
  return {
    name,
    container: String(manifest['container']),
    entry: `/remotes/${name}/${String(manifest['entry'])}`,
    screens: [],
    firstNeeds: [],
    declaration: declaration as unknown as RegisteredRemote['declaration'],
  };
}

/** The remotes that have compiled; others are absent until they do. */
async function readRegistry({ remotes }: DevPorts): Promise<RegisteredRemote[]> {
  const found = await Promise.allSettled([...remotes].map(([name, port]) => readRemote(name, port)));
  return found.flatMap((remote) => (remote.status === 'fulfilled' ? [remote.value] : []));
}

/** The port for a path: the API's, a remote's, or the shell's. */
export function portFor(path: string, ports: DevPorts): number {
  // The API process serves the demo members' portraits.
  if (/^\/api(?=$|[/?])|^\/demo\//.test(path)) return ports.api;
  const remote = REMOTE_PATH.exec(path)?.[1];
  return (remote && ports.remotes.get(remote)) || ports.shell;
}

async function servePage(res: ServerResponse, ports: DevPorts): Promise<void> {
  const [page, shown] = await Promise.all([
    fetch(`http://127.0.0.1:${ports.shell}/index.html`),
    readRegistry(ports),
  ]);
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  res.writeHead(200, {
    ...pageHeaders(nonce, { isDevelopment: true }),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  res.end(renderPage(await page.text(), { nonce, registry: registryForPages(shown, []), preload: [] }));
}

async function route(req: IncomingMessage, res: ServerResponse, ports: DevPorts): Promise<void> {
  const path = req.url ?? '/';
  const isApi = portFor(path, ports) === ports.api;
  if (!isApi && (path === '/remotes.json' || path === '/collections.json')) {
    const remotes = await readRegistry(ports);
    const answer = path === '/remotes.json' ? registryForPages(remotes, []) : collectionsAnswer(remotes);
    res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    res.end(JSON.stringify(answer));
  } else if (!isApi && req.headers.accept?.includes('text/html')) {
    await servePage(res, ports);
  } else {
    forward(req, res, portFor(path, ports));
  }
}

/** One address in front of the development servers; forwards the WebSockets of hot reloading too. */
export function createDevGateway(ports: DevPorts): Server {
  const server = createServer((req, res) => {
    route(req, res, ports).catch(() => res.destroy());
  });
  server.on('upgrade', (req, socket, head) =>
    forwardUpgrade(req, socket, head, portFor(req.url ?? '/', ports)),
  );
  return server;
}
