import { boxAt, type Box } from './movieBoxes.ts';
import { sampleRanges } from './sampleRanges.ts';

const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const box = (name: string, ...content: number[][]): number[] => {
  const bytes = content.flat();
  return [...u32(8 + bytes.length), ...[...name].map((letter) => letter.charCodeAt(0)), ...bytes];
};
/** Returns a table: its version, and its numbers. */
const table = (name: string, ...numbers: number[]): number[] => box(name, u32(0), ...numbers.map(u32));
const chunksAt = (...offsets: number[]) => table('stco', offsets.length, ...offsets);
/** Returns runs of chunks: the first chunk of each, counted from 1, and the samples per chunk. */
const perChunk = (...runs: [from: number, samples: number][]) =>
  table('stsc', runs.length, ...runs.flatMap(([from, samples]) => [from, samples, 1]));
const rangesOf = (...tables: number[][]) => {
  const bytes = Uint8Array.from(box('trak', box('mdia', box('minf', box('stbl', ...tables)))));
  return sampleRanges(bytes, boxAt(bytes, 0, bytes.length) as Box);
};

test('fills the chunks with samples of one size by their counts', () => {
  expect(rangesOf(chunksAt(100, 500, 900), perChunk([1, 2], [3, 5]), table('stsz', 10, 9))).toEqual([
    [100, 120],
    [500, 520],
    [900, 950],
  ]);
});

test('sums samples of their own sizes, chunk after chunk', () => {
  expect(
    rangesOf(chunksAt(100, 500, 900), perChunk([1, 2], [2, 1], [3, 2]), table('stsz', 0, 5, 7, 8, 9, 11, 5)),
  ).toEqual([
    [100, 115],
    [500, 509],
    [900, 916],
  ]);
});

test('reads no more sizes than the table has, with any counts', () => {
  expect(rangesOf(chunksAt(100, 500), perChunk([1, 3]), table('stsz', 0, 99, 7, 8))).toEqual([
    [100, 115],
    [500, 500],
  ]);
});

test('reads chunks beyond four gigabytes', () => {
  const far = box('co64', u32(0), u32(2), u32(1), u32(6), u32(0), u32(40));
  expect(rangesOf(far, perChunk([1, 1]), table('stsz', 10, 2))).toEqual([
    [2 ** 32 + 6, 2 ** 32 + 16],
    [40, 50],
  ]);
});

test('reads a chunk as empty without sizes or counts, and no chunk without offsets', () => {
  expect(rangesOf(chunksAt(100), perChunk([1, 2]))).toEqual([[100, 100]]);
  expect(rangesOf(chunksAt(100), table('stsz', 10, 2))).toEqual([[100, 100]]);
  expect(rangesOf(perChunk([1, 2]), table('stsz', 10, 2))).toEqual([]);
});

test('finds nothing in a track without a table', () => {
  const bytes = Uint8Array.from(box('trak', box('mdia')));
  expect(sampleRanges(bytes, boxAt(bytes, 0, bytes.length) as Box)).toEqual([]);
});
