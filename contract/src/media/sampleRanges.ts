import { boxBelow, type Box } from './movieBoxes.ts';

/** A part of a file, from its first byte to the one after its last. */
export type FileRange = readonly [from: number, to: number];

const VERSION_BYTES = 4;

/** Returns a table's numbers, at most as many as are present. */
function numbersIn(bytes: Uint8Array, box: Box, at: number, count: number, width: 4 | 8): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const there = Math.max(0, Math.min(count, Math.floor((box.end - at) / width)));
  return Array.from({ length: there }, (_, index) =>
    width === 4 ? view.getUint32(at + 4 * index) : Number(view.getBigUint64(at + 8 * index)),
  );
}

function countIn(bytes: Uint8Array, box: Box, at: number): number {
  return numbersIn(bytes, box, at, 1, 4)[0] ?? 0;
}

function chunkOffsets(bytes: Uint8Array, table: Box): number[] {
  const [short, long] = [boxBelow(bytes, table, 'stco'), boxBelow(bytes, table, 'co64')];
  const box = short ?? long;
  if (!box) return [];
  const at = box.contentAt + VERSION_BYTES;
  return numbersIn(bytes, box, at + 4, countIn(bytes, box, at), short ? 4 : 8);
}

/** Size of all samples, or 0, followed by each one's size. */
function sampleSizes(bytes: Uint8Array, table: Box): { same: number; each: number[] } {
  const box = boxBelow(bytes, table, 'stsz');
  if (!box) return { same: 0, each: [] };
  const at = box.contentAt + VERSION_BYTES;
  return {
    same: countIn(bytes, box, at),
    each: numbersIn(bytes, box, at + 8, countIn(bytes, box, at + 4), 4),
  };
}

/** Returns the number of samples in a chunk, counted from 0. */
function samplesPerChunk(bytes: Uint8Array, table: Box): (chunk: number) => number {
  const box = boxBelow(bytes, table, 'stsc');
  if (!box) return () => 0;
  const at = box.contentAt + VERSION_BYTES;
  const runs = numbersIn(bytes, box, at + 4, 3 * countIn(bytes, box, at), 4);
  let run = 0;
  return (chunk) => {
    while ((runs[3 * (run + 1)] ?? Infinity) <= chunk + 1) run += 1;
    return runs[3 * run + 1] ?? 0;
  };
}

/** Returns the ranges of the file with a track's (`trak`) samples. */
export function sampleRanges(bytes: Uint8Array, track: Box): FileRange[] {
  const table = boxBelow(bytes, track, 'mdia', 'minf', 'stbl');
  if (!table) return [];
  const { same, each } = sampleSizes(bytes, table);
  const samplesIn = samplesPerChunk(bytes, table);
  let sample = 0;
  return chunkOffsets(bytes, table).map((from, chunk) => {
    const count = samplesIn(chunk);
    let length = same * count;
    const last = Math.min(sample + count, each.length);
    for (; sample < last; sample += 1) length += each[sample] ?? 0;
    return [from, from + length] as const;
  });
}
