import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

interface Screenshot extends Picture {
  form_factor: 'narrow' | 'wide';
  label: string;
}

const PUBLIC = resolve(__dirname, '../../public');
const MAX_BYTES = 150 * 1024;
/** In a PNG, width and height follow the signature and the head of the first chunk. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

const { icons, screenshots } = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
  icons: Picture[];
  screenshots: Screenshot[];
};

it.each([...icons, ...screenshots].map((picture) => [picture.src, picture] as const))(
  'has for %s a PNG of the size in the manifest',
  (src, { sizes, type }) => {
    const bytes = readFileSync(join(PUBLIC, src));
    expect(type).toBe('image/png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(`${bytes.readUInt32BE(WIDTH_AT)}x${bytes.readUInt32BE(HEIGHT_AT)}`).toBe(sizes);
  },
);

it('shows two narrow screens and a wide one, each with a label and small', () => {
  const shapes = screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`);
  expect(shapes).toEqual(['narrow 390x844', 'narrow 390x844', 'wide 1440x900']);
  for (const { src, label } of screenshots) {
    expect(label).not.toBe('');
    expect(statSync(join(PUBLIC, src)).size).toBeLessThan(MAX_BYTES);
  }
});
