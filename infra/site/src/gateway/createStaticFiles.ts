import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { kindOfFile } from './kindOfFile.ts';
import { commonHeaders } from './securityHeaders.ts';

/** Serves a decoded path from one folder, or answers 404. */
export type StaticFiles = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;

/** webpack's content hash: a file with one never changes under its name. */
const HASHED = /\.[0-9a-f]{8,12}\.\w+(\.map)?$/;
const YEAR_SECONDS = 31_536_000;

/** Characters with another meaning in an address: no file of a build has them in its name. */
const NOT_IN_NAMES = /[?#%]/;

/**
 * Serves files of a build, compressed at build time, and follows no link. The folder may change, disappear and reappear
 * in between.
 */
export function createStaticFiles(folder: string): StaticFiles {
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(res, pathname) {
      const isHashed = HASHED.test(pathname);
      res.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  return async (req, res, path) => {
    const [file, ...compressed] = await Promise.all(
      ['', '.br', '.gz'].map((suffix) => kindOfFile(folder, `${path}${suffix}`)),
    );
    if (NOT_IN_NAMES.test(path) || file !== 'plain' || compressed.includes('other'))
      return answerNothing(res);
    // Not in `setHeaders`, which sirv leaves out of a 304.
    for (const [name, value] of Object.entries(commonHeaders)) res.setHeader(name, value);
    // The address that was looked at is the one that is served.
    req.url = encodeURI(path);
    serve(req, res, () => answerNothing(res));
  };
}

function answerNothing(res: ServerResponse): void {
  res.writeHead(404, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  res.end('There is nothing at this address.\n');
}
