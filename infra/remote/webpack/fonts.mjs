import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** The package of the face. Its licence is among the build's notices. */
export const fontFolder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));

const FAMILY = 'Figtree Variable';
const HASH_LENGTH = 12;
const ranges = JSON.parse(readFileSync(join(fontFolder, 'unicode.json'), 'utf8'));

function readFont(subset) {
  const content = readFileSync(join(fontFolder, `files/figtree-${subset}-wght-normal.woff2`));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return { name: `assets/figtree-${subset}.${hash}.woff2`, content, range: ranges[subset] };
}

/** Figtree's files: the first for every text, the second only for names with letters such as 'ł'. */
export const fonts = [readFont('latin'), readFont('latin-ext')];

/**
 * Faces of the device with Figtree's measures, by weight: a line is as high, and as good as as long, without the font as with it.
 * Measured for Roboto, which phones have, and for Arial and Liberation Sans, which win where they are: of two faces for the same
 * weights a browser takes the later one that the device has.
 */
const fallbacks = [
  { weights: '300 549', local: ['Roboto'], size: 100.4, ascent: 94.6, descent: 24.9 },
  { weights: '550 900', local: ['Roboto Bold'], size: 100.9, ascent: 94.2, descent: 24.8 },
  { weights: '300 549', local: ['Arial', 'Liberation Sans'], size: 99.7, ascent: 95.3, descent: 25.1 },
  {
    weights: '550 900',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    size: 95.3,
    ascent: 99.7,
    descent: 26.2,
  },
];

const faceOf = (rules) => `@font-face{${rules.join(';')}}`;

const ownFace = (display) => (font) =>
  faceOf([
    `font-family:'${FAMILY}'`,
    `src:url(/${font.name}) format('woff2')`,
    'font-weight:300 900',
    `font-display:${display}`,
    `unicode-range:${font.range}`,
  ]);

const fallbackFace = ({ weights, local, size, ascent, descent }) =>
  faceOf([
    `font-family:'Figtree fallback'`,
    `src:${local.map((name) => `local('${name}')`).join(',')}`,
    `font-weight:${weights}`,
    `size-adjust:${size}%`,
    `ascent-override:${ascent}%`,
    `descent-override:${descent}%`,
    'line-gap-override:0%',
  ]);

/**
 * The head of a page with the font: its faces, and a preload that scripts precede.
 * @param display `optional`: a text is never late and never changes its face under a reader; a first visit may be without the font
 * @param nonce of the page's CSP
 */
export function fontHead({ display = 'optional', nonce } = {}) {
  const [latin] = fonts;
  const allowed = nonce ? ` nonce="${nonce}"` : '';
  const faces = [...fonts.map(ownFace(display)), ...fallbacks.map(fallbackFace)].join('');
  return [
    `<link rel="preload" as="font" type="font/woff2" href="/${latin.name}" crossorigin fetchpriority="low" />`,
    `<style${allowed}>${faces}</style>`,
  ].join('');
}

/** A page with the font and nothing else, for `HtmlWebpackPlugin` to add scripts to. */
export const pageWithFont = (title, options) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8" />' +
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />' +
  `<title>${title}</title>${fontHead(options)}</head><body></body></html>`;

/** Adds the font's files to the build's output. */
export class Fonts {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Fonts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Fonts', stage }, () => {
        for (const { name, content } of fonts) {
          compilation.emitAsset(name, new webpack.sources.RawSource(content), { immutable: true });
        }
      });
    });
  }
}
