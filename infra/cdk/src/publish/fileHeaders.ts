import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';

const NGINX = resolve(import.meta.dirname, '../../../nginx');

/** As in nginx: a file with webpack's content hash in its name never changes. */
const HASHED = /\.[0-9a-f]{12}\.\w+(\.map)?$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Content types by extension from infra/nginx/mime.types, so that a file is served alike everywhere. */
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

/** Content types to which nginx adds `charset=utf-8`: HTML, and the configured ones. */
function readTextTypes(): Set<string> {
  const [, types = ''] =
    /^\s*charset_types ([^;]+);/m.exec(readFileSync(resolve(NGINX, 'nginx.conf'), 'utf8')) ?? [];
  return new Set(['text/html', ...types.split(/\s+/)]);
}

const types = readTypes();
const textTypes = readTextTypes();

/** Headers of a file of the site. */
export interface FileHeaders {
  contentType: string;
  cacheControl: string;
}

/** By the file's key in the bucket. */
export function fileHeaders(key: string): FileHeaders {
  const type = types.get(extname(key)) ?? 'application/octet-stream';
  return {
    contentType: textTypes.has(type) ? `${type}; charset=utf-8` : type,
    cacheControl: HASHED.test(key) ? FOR_A_YEAR : ASK_FIRST,
  };
}
