import { gifBlocks } from './gifBlocks.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
/** A GIF of two by one pixels; `flags` announces the color table that follows. */
const header = (flags = 0, table: number[] = []): number[] => [
  ...ascii('GIF89a'),
  ...[2, 0, 1, 0, flags, 0, 0],
  ...table,
];
const picture = (flags = 0, table: number[] = []): number[] => [
  ...[0x2c, 0, 0, 0, 0, 2, 0, 1, 0, flags],
  ...table,
  ...[2, 2, 0x44, 1, 0],
];
const extension = (kind: number, ...parts: string[]): number[] => [
  ...[0x21, kind],
  ...parts.flatMap((part) => [part.length, ...ascii(part)]),
  0,
];
const END = 0x3b;
const read = (...parts: number[][]) =>
  [...gifBlocks(Uint8Array.from(parts.flat()))].map(({ kind, start, end, content }) => [
    kind,
    end - start,
    String.fromCharCode(...content),
  ]);

test('reads the parts of a picture, each where the one before ends', () => {
  const bytes = [header(), extension(0xf9, 'abcd'), picture(), [END]];
  expect(read(...bytes)).toEqual([
    ['header', 13, ''],
    ['graphics', 8, ''],
    ['picture', 15, ''],
  ]);
  const starts = [...gifBlocks(Uint8Array.from(bytes.flat()))].map(({ start }) => start);
  expect(starts).toEqual([0, 13, 21]);
});

test('joins comments and application data, and skips drawn text', () => {
  expect(
    read(header(), extension(0xfe, 'at', ' home'), extension(0xff, 'XMP', 'x'), extension(0x01, 'Hi')),
  ).toEqual([
    ['header', 13, ''],
    ['comment', 12, 'at home'],
    ['application', 9, 'XMPx'],
    ['text', 6, ''],
  ]);
});

test('reads color tables of the header and of the picture', () => {
  const four = Array.from({ length: 12 }, () => 7);
  expect(read(header(0x81, four), picture(0x80, four.slice(0, 6)), extension(0xfe, 'a'))).toEqual([
    ['header', 25, ''],
    ['picture', 21, ''],
    ['comment', 5, 'a'],
  ]);
  // Without the highest bit, the size has no meaning.
  expect(read(header(0x01), picture(0x07))).toEqual([
    ['header', 13, ''],
    ['picture', 15, ''],
  ]);
});

test('accepts a header without parts', () => {
  expect(read(header())).toEqual([['header', 13, '']]);
});

test.each([
  ['nothing', []],
  ['another kind of file', [...ascii('PNG8'), ...header().slice(4)]],
  ['half a header', header().slice(0, 12)],
  ['a table of colours that is cut off', header(0x80, [1, 2, 3])],
])('finds no parts in %s', (_what, bytes) => {
  expect(read(bytes)).toEqual([]);
});

test.each([
  ['a chain that is cut off', extension(0xfe, 'home').slice(0, -1)],
  ['a picture without its flags', picture().slice(0, 9)],
  ['pixels that are cut off', picture().slice(0, -1)],
  ['an extension that nobody knows', [...extension(0x42, 'a'), ...extension(0xfe, 'after')]],
  ['a mark that nobody knows', [0x99, ...extension(0xfe, 'after')]],
  ['a mark that nobody knows, then what an extension has', [0x99, ...extension(0xfe, 'after').slice(1)]],
])('reads a picture up to %s', (_what, bytes) => {
  expect(read(header(), bytes).map(([kind]) => kind)).toEqual(['header']);
});
