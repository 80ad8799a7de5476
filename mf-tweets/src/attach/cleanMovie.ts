import {
  BOX_HEADER_BYTES_MAX,
  boxAt,
  boxesIn,
  isHolder,
  isNeededAtTop,
  needlessIn,
  type Box,
} from '@fleetwatch/contract/media/movieBoxes';
import { sampleRanges, type FileRange } from '@fleetwatch/contract/media/sampleRanges';
import { bytesOf } from './bytes.ts';

/** Far more than the size of everything but the frames in a movie of 45 MB. */
const HELD_BYTES_MAX = 16 * 1_048_576;
/** A fragmented movie has two boxes per fragment. */
const BOXES_MAX = 2_000;
const ZEROS = new Uint8Array(1_048_576);
const FREE = [0x66, 0x72, 0x65, 0x65];

type Part = Blob | Uint8Array<ArrayBuffer>;

const zeros = (length: number): Part[] => [
  ...Array<Part>(Math.floor(length / ZEROS.length)).fill(ZEROS),
  ZEROS.subarray(0, length % ZEROS.length),
];

/** Turns a box into free space of the same size, so that no offset in the file changes. */
function setFree(bytes: Uint8Array, { start, contentAt, end }: Box): void {
  bytes.set(FREE, start + 4);
  bytes.fill(0, contentAt, end);
}

/** The remaining parts of a file, and the ranges in it to be overwritten. */
interface Cut {
  parts: Part[];
  length: number;
  /** Whether the movie has an audio or video track. */
  isPlayable: boolean;
  frames: FileRange[];
  blanks: FileRange[];
}

async function cutHolder(cut: Cut, content: Blob, box: Box): Promise<void> {
  const bytes = await bytesOf(content);
  const holder = { ...box, start: 0, end: bytes.length };
  for (const needless of [...needlessIn(bytes, holder)]) {
    if (needless.name === 'trak') cut.blanks.push(...sampleRanges(bytes, needless));
    setFree(bytes, needless);
  }
  if (box.name === 'moov') {
    cut.isPlayable ||= [...boxesIn(bytes, box.contentAt, bytes.length)].some(({ name }) => name === 'trak');
  }
  cut.parts.push(bytes);
}

async function cutFree(cut: Cut, content: Blob, { contentAt }: Box): Promise<void> {
  const header = await bytesOf(content.slice(0, contentAt));
  header.set(FREE, 4);
  cut.parts.push(header, ...zeros(content.size - contentAt));
}

/** Walks over the boxes of the file and drops trailing data. Null if the file is not a valid movie. */
async function cutBoxes(file: Blob): Promise<Cut | null> {
  const cut: Cut = { parts: [], length: 0, isPlayable: false, frames: [], blanks: [] };
  for (let boxes = 0; cut.length < file.size; boxes += 1) {
    const at = cut.length;
    const box = boxAt(await bytesOf(file.slice(at, at + BOX_HEADER_BYTES_MAX)), 0, file.size - at);
    if (!box) break;
    const end = at + box.end;
    const content = file.slice(at, end);
    if (boxes >= BOXES_MAX || (isHolder(box.name) && content.size > HELD_BYTES_MAX)) return null;
    if (!isNeededAtTop(box.name)) await cutFree(cut, content, box);
    else if (isHolder(box.name)) await cutHolder(cut, content, box);
    else cut.parts.push(content);
    if (box.name === 'mdat') cut.frames.push([at + box.contentAt, end]);
    cut.length = end;
  }
  return cut;
}

/** The ranges of `blanks` within the frames, sorted and without overlaps. */
function blanksAmong(frames: readonly FileRange[], blanks: readonly FileRange[]): FileRange[] {
  const sorted = [...blanks].sort(([one], [other]) => one - other);
  const inside: FileRange[] = [];
  let done = 0;
  for (const [from, to] of sorted) {
    const frame = frames.find(([start, end]) => from >= start && from < end);
    if (!frame) continue;
    const range = [Math.max(from, done), Math.min(to, frame[1])] as const;
    if (range[0] >= range[1]) continue;
    inside.push(range);
    [, done] = range;
  }
  return inside;
}

function blanked(movie: Blob, ranges: readonly FileRange[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    parts.push(movie.slice(at, from), ...zeros(to - from));
    at = to;
  }
  return [...parts, movie.slice(at)];
}

/**
 * Returns a movie (mp4, mov) with only the data that a player needs: no texts, cover art, XMP or location, and no track other
 * than audio and video. Its frames are not parsed. Offsets of the remaining data do not change. Null if the file is not a
 * movie.
 */
export async function cleanMovie(file: Blob): Promise<Blob | null> {
  const cut = await cutBoxes(file);
  if (!cut?.isPlayable || cut.frames.length === 0) return null;
  const movie = new Blob(cut.parts);
  return new Blob(blanked(movie, blanksAmong(cut.frames, cut.blanks)), { type: file.type });
}
