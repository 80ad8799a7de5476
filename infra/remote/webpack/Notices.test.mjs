import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noticesOf, packageFoldersOf } from './Notices.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fleetwatch-notices-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function addPackage(name, files, licence = { license: 'MIT' }) {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const description = { name, version: '1.2.3', ...licence };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test('finds the innermost package around a file, and treats files outside node_modules as ours', () => {
  expect(
    packageFoldersOf([
      '/house/node_modules/@scope/one/dist/a.js',
      '/house/node_modules/@scope/one/dist/b.js',
      '/house/node_modules/@scope/one/node_modules/two/index.js',
      '/house/kit/src/ui/button/Button.tsx',
      '',
    ]),
  ).toEqual(['/house/node_modules/@scope/one', '/house/node_modules/@scope/one/node_modules/two']);
});

test('lists each library with its version and license texts, sorted by name', () => {
  const text = noticesOf(
    [
      addPackage('zebra', { LICENSE: 'Copyright Zebra', 'index.js': 'not this' }),
      addPackage('ant', { 'license.md': 'Copyright Ant', NOTICE: 'Ant says' }),
      addPackage('bare', {}),
    ],
    [{ name: 'lark', text: 'lark, Copyright Lark' }],
  );
  expect(text.match(/\S+ 1\.2\.3 \(MIT\)/g)).toEqual([
    'ant 1.2.3 (MIT)',
    'bare 1.2.3 (MIT)',
    'zebra 1.2.3 (MIT)',
  ]);
  expect(text).toMatch(/Ant says[^]*Copyright Ant[^]*Copyright Lark[^]*Copyright Zebra/);
  expect(text).not.toContain('not this');
});

test('lists a library that names its license only in its file', () => {
  const text = noticesOf([addPackage('ant', { LICENSE: 'Copyright Ant' }, {})]);
  expect(text).toContain('ant 1.2.3\n\nCopyright Ant');
});
