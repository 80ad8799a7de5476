import { UnreadableMedia } from './UnreadableMedia.ts';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const GPS_DIRECTORY = 0x8825;
/** Tags of latitude and longitude, of those of the destination, and of the area's name. */
const PLACES = new Set([0x02, 0x04, 0x14, 0x16, 0x1c]);
const ENTRY_BYTES = 12;
/** Maximum number of entries: cameras write a few dozen, and the limit bounds the time. */
const ENTRIES_MAX = 500;
const VALUE_BYTES_MAX = 64;
const BLOCKS_MAX = 100;
/** Bytes per value, by type. */
const WIDTHS: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };

interface Entry {
  tag: number;
  /** Position of the value, or of its offset if the value is longer than four bytes. */
  at: number;
  bytes: number;
}

interface Tiff {
  content: Buffer;
  u16: (at: number) => number;
  u32: (at: number) => number;
}

function readTiff(content: Buffer): Tiff | null {
  const order = content.toString('latin1', 0, 4);
  const isLittle = order === 'II*\0';
  if ((!isLittle && order !== 'MM\0*') || content.length < 8) return null;
  return {
    content,
    u16: (at) => (isLittle ? content.readUInt16LE(at) : content.readUInt16BE(at)),
    u32: (at) => (isLittle ? content.readUInt32LE(at) : content.readUInt32BE(at)),
  };
}

function entriesAt({ content, u16, u32 }: Tiff, directory: number): Entry[] {
  if (directory + 2 > content.length) return [];
  const room = Math.floor((content.length - directory - 2) / ENTRY_BYTES);
  return Array.from({ length: Math.min(u16(directory), room, ENTRIES_MAX) }, (_, index) => {
    const at = directory + 2 + ENTRY_BYTES * index;
    return { tag: u16(at), at: at + 8, bytes: (WIDTHS[u16(at + 2)] ?? 0) * u32(at + 4) };
  });
}

/** Whether an entry has content; cameras without a GPS fix write zeros. */
function hasContent({ content, u32 }: Tiff, { at, bytes }: Entry): boolean {
  const from = bytes > 4 ? u32(at) : at;
  return content.subarray(from, from + Math.min(bytes, VALUE_BYTES_MAX)).some((byte) => byte !== 0);
}

/** Whether EXIF data (a TIFF) contains a location in its GPS data; false for corrupt data. */
export function tiffHasLocation(content: Buffer): boolean {
  const tiff = readTiff(content);
  if (!tiff) return false;
  const gps = entriesAt(tiff, tiff.u32(4)).find(({ tag }) => tag === GPS_DIRECTORY);
  const entries = gps ? entriesAt(tiff, tiff.u32(gps.at)) : [];
  return entries.some((entry) => PLACES.has(entry.tag) && hasContent(tiff, entry));
}

/**
 * Whether any EXIF data in a file contains a location, at any position: also in a second picture appended to
 * the first.
 */
export function exifHasLocation(content: Buffer): boolean {
  let blocks = 0;
  for (let at = content.indexOf(EXIF); at >= 0; at = content.indexOf(EXIF, at + EXIF.length)) {
    blocks += 1;
    if (blocks > BLOCKS_MAX) throw new UnreadableMedia();
    if (tiffHasLocation(content.subarray(at + EXIF.length))) return true;
  }
  return false;
}
