import { joined, textAt } from './bytes.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What tells of place, time, device and author. */
const OF_CAMERA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
/** Length, name and check sum around the content. */
const FRAME_BYTES = 12;

/** A PNG without what was written beside the picture. The picture is not touched. Null when it is no PNG. */
export function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE.length)];
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= bytes.length) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    if (!OF_CAMERA.has(textAt(bytes, at + 4, 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined(kept);
}
