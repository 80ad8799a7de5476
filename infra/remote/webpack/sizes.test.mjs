import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findExcess, judgeStart, measureColdLoad, measureFurther } from './sizes.mjs';

const KIB = 1024;
const start = { routes: [{ access: 'member' }], menu: [{ section: 'main', order: 1 }] };
const kiosk = { routes: [{ access: 'kiosk' }], menu: [] };
const further = { routes: [{ access: 'member' }], menu: [{ section: 'more', order: 1 }] };

describe('findExcess', () => {
  it.each([
    ['a start within its limits', start, 178, 160, 60, undefined],
    ['a start above the one of gzip', start, 178.1, 150, 10, 'mf-a is above 178 KiB gzip from nothing.'],
    ['a start above the one of brotli', start, 170, 160.1, 10, 'mf-a is above 160 KiB brotli from nothing.'],
    ['the kiosk, where a visit starts too', kiosk, 179, 150, 10, 'mf-a is above 178 KiB gzip from nothing.'],
    ['a further screen that adds little', further, 190, 170, 35, undefined],
    ['a further screen that adds too much', further, 160, 140, 35.1, 'mf-a adds more than 35 KiB.'],
  ])('judges %s', (_what, declaration, gzip, brotli, beyond, expected) => {
    const load = {
      name: 'mf-a',
      declaration,
      gzip: gzip * KIB,
      brotli: brotli * KIB,
      further: beyond * KIB,
    };
    expect(findExcess(load)).toBe(expected);
  });
});

describe('judgeStart', () => {
  it('reports whether a start screen meets the goal, and fails nothing', () => {
    expect(judgeStart(165 * KIB)).toBe('✓ wanted: 165 KiB');
    expect(judgeStart(165 * KIB + 1)).toBe('✗ wanted: 165 KiB');
  });
});

describe('measureFurther', () => {
  const load = (...files) => ({ files: files.map(([file, gzip]) => ({ file, gzip })) });

  it('leaves out what every other load has downloaded before', () => {
    const others = [load(['shell', 100], ['kit', 10], ['one', 5]), load(['shell', 100], ['kit', 10])];
    expect(measureFurther(load(['shell', 100], ['kit', 10], ['one', 5], ['mine', 2]), others)).toBe(7);
    expect(measureFurther(load(['shell', 100]), [])).toBe(100);
  });
});

describe('measureColdLoad', () => {
  let root;
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fw-sizes-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("counts the page's scripts, the remote's first files and the shell's chunks these need, each once and compressed", () => {
    write('shell/index.html', '<script defer src="/assets/shell.js" nonce="%NONCE%"></script>');
    const modules = {
      a: { files: ['assets/kit.js'] },
      b: { files: ['assets/kit.js', 'assets/shell.js'] },
      c: {},
    };
    write('shell/provided.json', JSON.stringify({ modules }));
    write('shell/assets/shell.js', 'x'.repeat(900));
    write('shell/assets/shell.js.gz', 'x'.repeat(300));
    write('shell/assets/shell.js.br', 'x'.repeat(200));
    write('shell/assets/kit.js', 'x'.repeat(40));
    write('shell/assets/later.js', 'x'.repeat(5000));
    const manifest = { entry: 'entry.js', screens: ['screens.js'], firstNeeds: ['a', 'b', 'c'] };
    write('mf/manifest.json', JSON.stringify(manifest));
    write('mf/entry.js', 'x'.repeat(7));
    write('mf/screens.js', 'x'.repeat(3));
    write('mf/later.js', 'x'.repeat(5000));
    expect(measureColdLoad(join(root, 'shell'), join(root, 'mf'))).toMatchObject({ gzip: 350, brotli: 250 });
  });
});
