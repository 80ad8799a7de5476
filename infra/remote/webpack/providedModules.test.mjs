import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { kitFolder, listKitFiles, readMark } from './providedModules.mjs';

test.each([
  ["import { css } from 'styled-components';\n", {}],
  ['// A comment.\n', {}],
  ['// @chunk boats\n', { chunk: 'boats', isInner: false }],
  ['// @inner\n', { chunk: undefined, isInner: true }],
  ['// @inner @chunk ui-csv\n', { chunk: 'ui-csv', isInner: true }],
  ['// @shell\n', { isShell: true }],
])('reads the mark of a file that starts with %j', (source, mark) => {
  expect(readMark(source)).toEqual(mark);
});

test.each(['@chunks boats', '@chunk', '@chunk Boats', '@inner@chunk boats', '@shell @inner', '@outer'])(
  'refuses the unknown mark %s',
  (mark) => {
    expect(() => readMark(`// ${mark}\n`)).toThrow(`No file of kit can be marked "${mark}".`);
  },
);

test('has no mark of kit below the first line, where it is not read', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: kitFolder });
  expect(files.length).toBeGreaterThan(200);
  const late = files.filter((file) =>
    /\n\s*(\/\/|\/?\*+) @(chunk|inner|shell)\b/.test(readFileSync(join(kitFolder, file), 'utf8')),
  );
  expect(late).toEqual([]);
});

test('shares each chunk, so that none has its name by mistake', () => {
  const filesOf = Map.groupBy(listKitFiles(), ({ file }) => file);
  expect(filesOf.size).toBeGreaterThan(5);
  expect([...filesOf].filter(([, files]) => files.length === 1)).toEqual([]);
});
