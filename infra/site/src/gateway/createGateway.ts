import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectionsAnswer } from './collectionsAnswer.ts';
import type { Registry } from './createRegistry.ts';
import { createShellPage } from './createShellPage.ts';
import { createStaticFiles, type StaticFiles } from './createStaticFiles.ts';
import { findRemoteForPath } from './findRemoteForPath.ts';
import { registryForPages } from './registryForPages.ts';
import { renderPage } from './renderPage.ts';
import { commonHeaders, pageHeaders } from './securityHeaders.ts';
import { sendText } from './sendText.ts';
import { NO_OTHER_ORIGINS, type TrustedOrigins } from './readTrustedOrigins.ts';

type Handle = (req: IncomingMessage, res: ServerResponse) => void;

interface GatewaySettings {
  /** Folder of the shell's build. */
  shellFolder: string;
  registry: Registry;
  /** Called with `req.url` without `/api`; without it this address has no API. */
  handleApi?: Handle;
  /** Generates the SVG picture for a path, or returns null: the demo club's portraits. */
  drawPicture?: (path: string) => string | null;
  /** Back ends and storage on other origins that pages may connect to. */
  origins?: TrustedOrigins;
}

const API = /^\/api(?=$|[/?])/;
const REMOTE_FILE = /^\/remotes\/([a-z0-9-]+)(\/.*)$/;
const NONCE_BYTES = 18;
/** A picture opened as a document may load and run nothing. */
const PICTURE_HEADERS = {
  ...commonHeaders,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

function refuse(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  res.end(`${text}\n`);
}

/** The decoded path; undefined when it is invalid or leaves its folder. */
function pathOf(req: IncomingMessage): string | undefined {
  const [raw = ''] = (req.url ?? '').split('?');
  try {
    const path = decodeURIComponent(raw);
    const isPlain =
      path.startsWith('/') &&
      !path.startsWith('//') &&
      !/[\0\\]/.test(path) &&
      !path.split('/').includes('..');
    return isPlain ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser requests a page rather than a missing script or picture. */
function isForPage(req: IncomingMessage, path: string): boolean {
  const accept = String(req.headers.accept ?? '*/*');
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && req.headers['sec-fetch-dest'] === undefined && !/\.\w+$/.test(path);
}

/** Serves the whole portal on one origin: the shell's page, its files, the remotes, their registry, and the API. */
export function createGateway({
  shellFolder,
  registry,
  handleApi,
  drawPicture,
  origins = NO_OTHER_ORIGINS,
}: GatewaySettings): Handle {
  const readShellPage = createShellPage(shellFolder);
  const serveShellFile = createStaticFiles(shellFolder);
  const remoteFiles = new Map<string, StaticFiles>();

  async function servePage(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const [page, shown] = await Promise.all([readShellPage(), registry.read()]);
    const listed = registryForPages(shown, page.paths);
    const remotes = shown.filter(({ name }) => listed.remotes.some((remote) => remote.name === name));
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const remote = findRemoteForPath(remotes, path);
    const preload = remote ? [remote.entry, ...remote.screens, ...page.filesOf(remote.firstNeeds)] : [];
    await sendText(req, res, renderPage(page.template, { nonce, registry: listed, preload }), {
      ...pageHeaders(nonce, { origins }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  }

  async function serveJson(req: IncomingMessage, res: ServerResponse, value: object): Promise<void> {
    await sendText(req, res, JSON.stringify(value), {
      ...commonHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  }

  async function serveRemoteFile(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    file: string,
  ): Promise<void> {
    const folder = registry.folderOf(name);
    if (!folder) return refuse(res, 404, 'There is no such remote.');
    const serve = remoteFiles.get(name) ?? createStaticFiles(folder);
    remoteFiles.set(name, serve);
    return serve(req, res, file);
  }

  async function route(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (path === '/remotes.json') {
      const [page, shown] = await Promise.all([readShellPage(), registry.read()]);
      return serveJson(req, res, registryForPages(shown, page.paths));
    }
    if (path === '/collections.json') return serveJson(req, res, collectionsAnswer(await registry.read()));
    const picture = drawPicture?.(path) ?? null;
    if (picture !== null) return sendText(req, res, picture, PICTURE_HEADERS);
    const remoteFile = REMOTE_FILE.exec(path);
    if (remoteFile) {
      const [, name = '', file = ''] = remoteFile;
      if (!registry.folderOf(name)) await registry.read();
      return serveRemoteFile(req, res, name, file);
    }
    if (/^\/(assets|remotes)(\/|$)/.test(path)) return serveShellFile(req, res, path);
    if (path !== '/index.html' && !isForPage(req, path)) return serveShellFile(req, res, path);
    return servePage(req, res, path);
  }

  return (req, res) => {
    if (API.test(req.url ?? '')) {
      if (!handleApi) return refuse(res, 404, 'The API is not at this address.');
      req.url = (req.url ?? '').replace(API, '').replace(/^(?!\/)/, '/');
      return handleApi(req, res);
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return refuse(res, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    }
    const path = pathOf(req);
    if (path === undefined) return refuse(res, 400, 'This is not an address.');
    route(req, res, path).catch((error: unknown) => {
      console.error(error);
      if (res.headersSent) res.destroy();
      else refuse(res, 500, 'The page could not be made. Is the shell built?');
    });
  };
}
