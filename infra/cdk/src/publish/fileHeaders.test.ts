import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileHeaders } from './fileHeaders.ts';

const headers: [string, string, string][] = [
  [
    'shell/assets/shell.0123456789ab.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  [
    'remotes/mf-crews/1.0.0/remoteEntry.0123456789ab.js.map',
    'application/json; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['remotes/mf-crews/1.0.0/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
  ['registry/mf-crews.json', 'application/json; charset=utf-8', 'no-cache'],
  ['shell/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['shell/assets/oar.0123456789ab.png', 'image/png', 'public, max-age=31536000, immutable'],
  ['shell/screenshots/fleet-wide.png', 'image/png', 'no-cache'],
  ['shell/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['shell/LICENSE', 'application/octet-stream', 'no-cache'],
];
for (const [key, contentType, cacheControl] of headers) {
  test(`${key} has its content type and its Cache-Control`, () =>
    assert.deepEqual(fileHeaders(key), { contentType, cacheControl }));
}
