import { gifBlocks, type GifBlock } from '@fleetwatch/contract/media/gifBlocks';
import { textAt } from './bytes.ts';

const END = Uint8Array.of(0x3b);
/** The looping extension; other application extensions contain metadata. */
const REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

function isNeeded({ kind, content }: GifBlock): boolean {
  if (kind === 'application') return REPEATS.includes(textAt(content, 0, 11));
  return kind !== 'comment';
}

/** Returns a GIF without comments, XMP and trailing data. The image data is unchanged. Null if there is none. */
export function cleanGif(bytes: Uint8Array<ArrayBuffer>): Blob | null {
  const blocks = [...gifBlocks(bytes)];
  if (!blocks.some(({ kind }) => kind === 'picture')) return null;
  const kept = blocks.filter(isNeeded).map(({ start, end }) => bytes.subarray(start, end));
  return new Blob([...kept, END], { type: 'image/gif' });
}
