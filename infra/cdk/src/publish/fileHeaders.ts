import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';

const NGINX = resolve(import.meta.dirname, '../../../nginx');

/** As nginx has it: webpack's content hash in the name, and the file never changes under it. */
const HASHED = /\.[0-9a-f]{12}\.\w+(\.map)?$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** `extension: type` of infra/nginx/mime.types, so that a file is the same thing wherever it is served from. */
function readTypes(): Map<string, string> {
  const lines = readFileSync(resolve(NGINX, 'mime.types'), 'utf8').matchAll(
    /^\s*([\w.+/-]+\/[\w.+-]+)\s+([^;{]+);/gm,
  );
  return new Map(
    [...lines].flatMap(([, type = '', extensions = '']) =>
      extensions
        .trim()
        .split(/\s+/)
        .map((extension) => [`.${extension}`, type] as const),
    ),
  );
}

/** What nginx adds `charset=utf-8` to: pages always, and what it is told to. */
function readTextTypes(): Set<string> {
  const [, types = ''] =
    /^\s*charset_types ([^;]+);/m.exec(readFileSync(resolve(NGINX, 'nginx.conf'), 'utf8')) ?? [];
  return new Set(['text/html', ...types.split(/\s+/)]);
}

const types = readTypes();
const textTypes = readTextTypes();

/** What a file of the site says of itself when it is asked for. */
export interface FileHeaders {
  contentType: string;
  cacheControl: string;
}

/** By its key in the bucket. */
export function fileHeaders(key: string): FileHeaders {
  const type = types.get(extname(key)) ?? 'application/octet-stream';
  return {
    contentType: textTypes.has(type) ? `${type}; charset=utf-8` : type,
    cacheControl: HASHED.test(key) ? FOR_A_YEAR : ASK_FIRST,
  };
}
