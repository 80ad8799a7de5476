import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import webpack from 'webpack';
import { fontHead, Fonts, fonts } from './fonts.mjs';

// The first build loads all of webpack.
jest.setTimeout(20_000);

const [latin, latinExt] = fonts;

test('has the letters of nearly every text in one file of less than 28 KB', () => {
  expect(latin.content.length).toBeLessThan(28 * 1024);
  expect(latin.range).toContain('U+0000-00FF');
  expect(latinExt.range).not.toContain('U+0000-00FF');
});

test('names files after their content, so that browsers keep them', () => {
  for (const { name, content } of fonts) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    expect(name).toMatch(new RegExp(`^assets/figtree-latin(-ext)?\\.${hash}\\.woff2$`));
  }
});

test("preloads the first file after the page's scripts, and never swaps a face", () => {
  const head = fontHead({ nonce: 'n0nce' });
  expect(head.match(/<link [^>]*>/g)).toEqual([
    `<link rel="preload" as="font" type="font/woff2" href="/${latin.name}" crossorigin fetchpriority="low" />`,
  ]);
  expect(head).toContain('<style nonce="n0nce">');
  expect(head.match(/font-display:\w+/g)).toEqual(['font-display:optional', 'font-display:optional']);
  expect(head).toContain(`unicode-range:${latinExt.range}`);
});

test('makes lines equally high in every fallback face, with Arial after Roboto', () => {
  const fallbacks = fontHead()
    .split('@font-face')
    .filter((face) => face.includes('size-adjust'));
  expect(fallbacks.map((face) => /local\('(\w+)/.exec(face)?.[1])).toEqual([
    'Roboto',
    'Roboto',
    'Arial',
    'Arial',
  ]);
  for (const face of fallbacks) {
    const [size, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map((rule) =>
      Number(new RegExp(`${rule}:([\\d.]+)%`).exec(face)?.[1]),
    );
    // Figtree's own: 95 % above the line, 25 % below it.
    expect((size * ascent) / 100).toBeCloseTo(95, 0);
    expect((size * descent) / 100).toBeCloseTo(25, 0);
  }
});

test('copies the files into a build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fleetwatch-fonts-'));
  writeFileSync(join(root, 'page.js'), '');
  const compiler = webpack({
    mode: 'none',
    context: root,
    entry: './page.js',
    output: { path: join(root, 'dist') },
    plugins: [new Fonts()],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => ((error ?? stats.hasErrors()) ? reject(error) : resolve()));
  });
  await new Promise((resolve) => compiler.close(resolve));
  for (const { name, content } of fonts)
    expect(readFileSync(join(root, 'dist', name)).equals(content)).toBe(true);
  rmSync(root, { recursive: true, force: true });
});
