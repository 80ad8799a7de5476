/** One box of a movie (ISO 14496-12, QuickTime), with its position among the bytes it was read from. */
export interface Box {
  name: string;
  start: number;
  contentAt: number;
  /** Start of the next one. */
  end: number;
}

const HEADER_BYTES = 8;
/** The longest header of a box. */
export const BOX_HEADER_BYTES_MAX = 16;

/** Top-level boxes that playback needs. All others could reveal private data. */
const NEEDED_AT_TOP: ReadonlySet<string> = new Set('ftyp styp moov mdat moof mfra sidx ssix pdin'.split(' '));

/** Nested boxes that playback needs, by their parent. */
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: new Set(['mvhd', 'iods', 'trak', 'mvex']),
  trak: new Set(['tkhd', 'edts', 'tapt', 'mdia']),
  edts: new Set(['elst']),
  tapt: new Set(['clef', 'prof', 'enof']),
  mdia: new Set(['mdhd', 'hdlr', 'elng', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl']),
  dinf: new Set(['dref']),
  stbl: new Set(
    'stsd stts ctts cslg stss stps stsz stz2 stsc stco co64 sdtp sgpd sbgp subs stdp stsh padb saiz saio'.split(
      ' ',
    ),
  ),
  mvex: new Set(['mehd', 'trex', 'leva']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set('tfhd tfdt trun sbgp sgpd subs saiz saio senc sdtp'.split(' ')),
  mfra: new Set(['tfra', 'mfro']),
};

/** Sound and picture. Other tracks hold times, texts and camera locations. */
const SEEN_OR_HEARD = new Set(['vide', 'soun']);

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Returns the box whose header is at `at`; not all of it needs to be present.
 * @param limit end of its parent
 * @returns null if there is none, or if it exceeds its parent
 */
export function boxAt(bytes: Uint8Array, at: number, limit: number): Box | null {
  if (at + HEADER_BYTES > Math.min(limit, bytes.length)) return null;
  const view = viewOf(bytes);
  const short = view.getUint32(at);
  const isLarge = short === 1;
  if (isLarge && at + BOX_HEADER_BYTES_MAX > bytes.length) return null;
  const size = isLarge ? Number(view.getBigUint64(at + HEADER_BYTES)) : short;
  const end = short === 0 ? limit : at + size;
  const contentAt = at + (isLarge ? BOX_HEADER_BYTES_MAX : HEADER_BYTES);
  if (end < contentAt || end > limit) return null;
  return { name: nameAt(bytes, at + 4), start: at, contentAt, end };
}

/** Returns the boxes between two positions, up to the first that is broken. */
export function* boxesIn(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  let box = boxAt(bytes, from, to);
  while (box) {
    yield box;
    box = boxAt(bytes, box.end, to);
  }
}

/** Returns the box at the end of a path of names; null if there is none. */
export function boxBelow(bytes: Uint8Array, holder: Box, ...path: string[]): Box | null {
  let found: Box | null = holder;
  for (const name of path) {
    const inside: Box[] = found ? [...boxesIn(bytes, found.contentAt, found.end)] : [];
    found = inside.find((box) => box.name === name) ?? null;
  }
  return found;
}

/** Whether players need a top-level box. */
export const isNeededAtTop = (name: string): boolean => NEEDED_AT_TOP.has(name);

/** Whether a box's children are judged individually. */
export const isHolder = (name: string): boolean => name in NEEDED;

function isNeeded(bytes: Uint8Array, box: Box, holder: string): boolean {
  if (NEEDED[holder]?.has(box.name) !== true) return false;
  if (box.name !== 'trak') return true;
  const handler = boxBelow(bytes, box, 'mdia', 'hdlr');
  return handler !== null && SEEN_OR_HEARD.has(nameAt(bytes, handler.contentAt + 8));
}

/**
 * Returns everything in a box that no player needs: texts, cover art, XMP, location, and tracks that are neither sound nor
 * picture.
 */
export function* needlessIn(bytes: Uint8Array, holder: Box): Generator<Box> {
  for (const box of boxesIn(bytes, holder.contentAt, holder.end)) {
    if (!isNeeded(bytes, box, holder.name)) yield box;
    else if (isHolder(box.name)) yield* needlessIn(bytes, box);
  }
}
