import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import webpack from 'webpack';
import { CopiedFolder } from './CopiedFolder.mjs';
import { Notices } from '@fleetwatch/remote/webpack/Notices';
import { serviceWorker } from './serviceWorker.mjs';

// The first build loads all of webpack.
jest.setTimeout(20_000);

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fleetwatch-worker-'));
  write('src/page.js', `import 'ant';`);
  write('src/worker.js', `import 'zebra';\nself.addAll(self.__WB_MANIFEST);`);
  for (const name of ['ant', 'zebra']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license: 'MIT' }));
    write(`node_modules/${name}/index.js`, `console.log('${name}');`);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file, text) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Builds page and worker; answers the list that the worker is given. */
async function build() {
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: { page: './src/page.js' },
    output: { path: join(root, 'dist'), filename: 'assets/[name].[contenthash].js', publicPath: '/' },
    plugins: [
      new CopiedFolder(join(root, 'public')),
      new Notices('assets/licences.txt'),
      serviceWorker(join(root, 'src/worker.js')),
    ],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
    errors: [],
    warnings: [],
  });
  let precached;
  const self = { addAll: (list) => (precached = list) };
  runInNewContext(readFileSync(join(root, 'dist/sw.js'), 'utf8'), { self, console: { log() {} } });
  return precached;
}

test('gives a file without a hash in its name a revision of its content, and one with a hash none', async () => {
  write('public/icon.png', 'one');
  const [script, icon, ...others] = await build();
  expect(others).toEqual([]);
  expect(script).toEqual({ url: expect.stringMatching(/^\/assets\/page\.\w+\.js$/), revision: null });
  expect(icon).toEqual({ url: '/icon.png', revision: expect.stringMatching(/^\w+$/) });
  write('public/icon.png', 'two');
  const [, changed] = await build();
  expect(changed.revision).not.toBe(icon.revision);
});

test('precaches neither the page, which is made for each request, nor what only tools and stores read', async () => {
  for (const name of [
    'index.html',
    'provided.json',
    'a.js.map',
    'a.js.gz',
    'a.js.br',
    'screenshots/fleet.png',
  ]) {
    write(`public/${name}`, name);
  }
  expect((await build()).map(({ url }) => url)).toEqual([expect.stringContaining('/assets/page.')]);
});

test('names the libraries of the worker in the notices too', async () => {
  write('public/icon.png', 'one');
  await build();
  const notices = readFileSync(join(root, 'dist/assets/licences.txt'), 'utf8');
  expect(notices.match(/\w+ 1\.2\.3/g)).toEqual(['ant 1.2.3', 'zebra 1.2.3']);
});
