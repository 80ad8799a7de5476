import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { ProvidedExports } from './ProvidedExports.mjs';

const FILES = {
  'main.js': "import('./door.js'); import('./old.cjs'); import { inner } from './inner.js'; inner();",
  'door.js': "export { inner as renamed } from './inner.js'; export const zeal = 1; export class Button {}",
  'inner.js': 'export function inner() {} export const hidden = 2;',
  'old.cjs': 'module.exports = globalThis.anything;',
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fw-exports-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('ProvidedExports', () => {
  it("records a module's exports, in the optimised build too, and leaves given lists unchanged", async () => {
    const at = (file) => ({ exports: '*', resource: join(folder, file) });
    const library = { exports: ['Link'], key: 'router' };
    const whole = { exports: '*', key: 'react' };
    const provides = new ProvidedExports([at('door.js'), at('inner.js'), at('old.cjs'), library, whole]);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'dist') },
      plugins: [provides],
    });
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    await new Promise((resolve) => compiler.close(resolve));
    expect(stats.hasErrors()).toBe(false);
    expect(provides.of(at('door.js'))).toEqual(['Button', 'renamed', 'zeal']);
    expect(provides.of(at('inner.js'))).toEqual(['hidden', 'inner']);
    expect(provides.of(at('old.cjs'))).toBe('*');
    expect(provides.of(library)).toEqual(['Link']);
    expect(provides.of(whole)).toBe('*');
  });
});
