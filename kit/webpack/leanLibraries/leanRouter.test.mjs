import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import leanRouter from './leanRouter.mjs';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const chunks = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const whole = chunks.find((source) => source.includes('usePrefetchBehavior'));

describe('leanRouter', () => {
  it('fits the router that is installed: no link prefetches, and nothing keeps forms', () => {
    const lean = leanRouter(whole);
    expect(lean).toContain('const usePrefetchBehavior = () => [false, null, {}];');
    expect(lean).not.toMatch(
      /createElement\(PrefetchPageLinks,|^Form\.displayName|createElement\(RSCErrorHandler/m,
    );
    expect(lean).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d+\.forwardRef\($/m);
    expect(lean).toMatch(/^Link\.displayName = "Link";$/m);
  });

  it('leaves the other files of the router as they are', () => {
    for (const source of chunks.filter((chunk) => chunk !== whole)) expect(leanRouter(source)).toBe(source);
  });

  it('refuses a router that reads otherwise, rather than leave a half of it out', () => {
    const changed = whole.replace('Form.displayName = "Form";', 'Form.title = "Form";');
    expect(() => leanRouter(changed)).toThrow(/react-router has changed: .*displayName.* is there 2 times/);
  });
});
