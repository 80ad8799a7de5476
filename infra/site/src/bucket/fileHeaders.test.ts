import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileHeaders } from './fileHeaders.ts';

const NGINX = resolve(__dirname, '../../../nginx');

test.each([
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
  ['shell/screenshots/sorties-wide.png', 'image/png', 'no-cache'],
  ['shell/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['shell/LICENSE', 'application/octet-stream', 'no-cache'],
])('gives %s its content type and its Cache-Control', (key, contentType, cacheControl) => {
  expect(fileHeaders(key)).toEqual({ contentType, cacheControl });
});

test('gives a file the content type that nginx gives it', () => {
  const types = readFileSync(join(NGINX, 'mime.types'), 'utf8');
  const [, charset = ''] =
    /^\s*charset_types ([^;]+);/m.exec(readFileSync(join(NGINX, 'nginx.conf'), 'utf8')) ?? [];
  const withCharset = ['text/html', ...charset.split(/\s+/)];
  const listed = [...types.matchAll(/^\s*([\w.+/-]+\/[\w.+-]+)\s+([^;{]+);/gm)].flatMap(
    ([, type = '', extensions = '']) =>
      extensions
        .trim()
        .split(/\s+/)
        .map((extension) => [extension, withCharset.includes(type) ? `${type}; charset=utf-8` : type]),
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.map(([extension]) => [extension, fileHeaders(`a.${extension}`).contentType])).toEqual(listed);
});
