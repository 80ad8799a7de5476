import { textAt } from './bytes.ts';

/** Boxes that hold boxes, on the way to where players and phones write the place. */
const HOLDERS = new Set(['moov', 'udta', 'trak', 'meta', 'ilst']);
/** QuickTime's and 3GPP's own boxes for the place. */
const PLACES = new Set(['\u00a9xyz', 'loci']);
/** As iPhones write it among the values of `ilst`: +47.3769+008.5417+408.000/ */
const ISO_6709 = /[+-]\d{1,3}(?:\.\d+)?[+-]\d{1,3}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS[\w/]+)?\//g;
const HEADER_BYTES = 8;
const HEADER_BYTES_LARGE = 16;

interface Box {
  name: string;
  start: number;
  contentAt: number;
  end: number;
}

function* boxesOf(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  while (at + HEADER_BYTES <= to) {
    const short = view.getUint32(at);
    const isLarge = short === 1 && at + HEADER_BYTES_LARGE <= to;
    const size = isLarge ? Number(view.getBigUint64(at + HEADER_BYTES)) : short;
    const end = short === 0 ? to : at + size;
    // Zeros or something broken end the list.
    if (end <= at + 7 || end > to) return;
    const contentAt = at + (isLarge ? HEADER_BYTES_LARGE : HEADER_BYTES);
    yield { name: textAt(bytes, at + 4, 4), start: at, contentAt, end };
    at = end;
  }
}

function blankValues(bytes: Uint8Array, { contentAt, end }: Box): void {
  const text = textAt(bytes, contentAt, end - contentAt);
  for (const { 0: found, index } of text.matchAll(ISO_6709)) {
    bytes.fill(0x20, contentAt + index, contentAt + index + found.length);
  }
}

function clean(bytes: Uint8Array, from: number, to: number, holder: string): void {
  for (const box of boxesOf(bytes, from, to)) {
    if (PLACES.has(box.name)) {
      // A free box of the same size: nothing that is referred to by its offset moves.
      bytes.set([0x66, 0x72, 0x65, 0x65], box.start + 4);
      bytes.fill(0, box.contentAt, box.end);
    } else if (holder === 'ilst') {
      blankValues(bytes, box);
    } else if (HOLDERS.has(box.name)) {
      // In an mp4 `meta` begins with four bytes of version, in a QuickTime movie with its boxes.
      const isVersioned = box.name === 'meta' && textAt(bytes, box.contentAt, 4) === '\0\0\0\0';
      clean(bytes, box.contentAt + (isVersioned ? 4 : 0), box.end, box.name);
    }
  }
}

/** A movie (mp4, mov) that does not tell where it was made. Sound and picture are not touched. */
export function cleanMovie(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  clean(copy, 0, copy.length, '');
  return copy;
}
