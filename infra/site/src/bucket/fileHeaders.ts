import { extname } from 'node:path';

/** As in nginx: a file with webpack's content hash in its name never changes. */
const HASHED = /\.[0-9a-f]{8,12}\.\w+(\.map)?$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** As nginx gives them (infra/nginx), so that a file is served alike everywhere. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
};

/** Headers of a file of the site. */
export interface FileHeaders {
  contentType: string;
  cacheControl: string;
}

/** By the file's key in the bucket. */
export function fileHeaders(key: string): FileHeaders {
  return {
    contentType: TYPES[extname(key).slice(1)] ?? 'application/octet-stream',
    cacheControl: HASHED.test(key) ? FOR_A_YEAR : ASK_FIRST,
  };
}
