/** A part of a GIF, with its position. */
export interface GifBlock {
  kind: 'header' | 'picture' | 'graphics' | 'text' | 'comment' | 'application';
  start: number;
  end: number;
  /** Content of an application or comment extension, its blocks joined; empty for others. */
  content: Uint8Array;
}

const HEADER_BYTES = 13;
const DESCRIPTOR_BYTES = 10;
const PICTURE = 0x2c;
const EXTENSION = 0x21;
const KINDS: Readonly<Record<number, GifBlock['kind']>> = {
  0xf9: 'graphics',
  0x01: 'text',
  0xfe: 'comment',
  0xff: 'application',
};
const NOTHING = new Uint8Array();

/** Returns the bytes of a color table that a byte of flags announces. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Reads a chain of blocks, each preceded by its length; null if it is cut off. */
function readChain(bytes: Uint8Array, from: number): { end: number; parts: Uint8Array[] } | null {
  const parts: Uint8Array[] = [];
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return null;
    if (length === 0) return { end: at + 1, parts };
    parts.push(bytes.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function readPicture(bytes: Uint8Array, start: number): GifBlock | null {
  const flags = bytes[start + DESCRIPTOR_BYTES - 1];
  if (flags === undefined) return null;
  // The size of the first code comes before the pixels.
  const chain = readChain(bytes, start + DESCRIPTOR_BYTES + tableBytes(flags) + 1);
  return chain && { kind: 'picture', start, end: chain.end, content: NOTHING };
}

function readExtension(bytes: Uint8Array, start: number): GifBlock | null {
  const kind = KINDS[bytes[start + 1] ?? 0];
  const chain = readChain(bytes, start + 2);
  if (kind === undefined || !chain) return null;
  const isWords = kind === 'comment' || kind === 'application';
  return { kind, start, end: chain.end, content: isWords ? joined(chain.parts) : NOTHING };
}

/** Returns the parts of a GIF up to its end, or to the first that is broken; none without a header. */
export function* gifBlocks(bytes: Uint8Array): Generator<GifBlock> {
  const flags = bytes[HEADER_BYTES - 3];
  if (flags === undefined || String.fromCharCode(...bytes.subarray(0, 4)) !== 'GIF8') return;
  let at = HEADER_BYTES + tableBytes(flags);
  if (at > bytes.length) return;
  yield { kind: 'header', start: 0, end: at, content: NOTHING };
  for (;;) {
    const mark = bytes[at];
    const block =
      mark === PICTURE ? readPicture(bytes, at) : mark === EXTENSION ? readExtension(bytes, at) : null;
    if (!block) return;
    yield block;
    at = block.end;
  }
}
