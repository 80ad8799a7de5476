import type { PictureType } from '@fleetwatch/contract/tweets/wire';

/** Types that a file's first bytes identify. */
export type SniffedType = 'jpg' | 'bmp' | 'png' | 'gif' | 'mp4' | 'mov';

/** Header sizes of bitmaps, because many texts begin with 'BM' too. */
const BITMAP_HEADERS = new Set([12, 16, 40, 52, 56, 64, 108, 124]);
/** Brands of still pictures in the container of movies. */
const PICTURE_BRANDS = new Set([
  'heic',
  'heix',
  'hevc',
  'hevx',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'avif',
  'avis',
]);
/** First boxes of QuickTime movies that predate `ftyp`. */
const QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

function sniffMovie(head: Buffer): SniffedType | null {
  const box = head.toString('latin1', 4, 8);
  if (QUICKTIME_BOXES.has(box)) return 'mov';
  if (box !== 'ftyp') return null;
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'qt  ') return 'mov';
  return /^[\w ]{4}$/.test(brand) && !PICTURE_BRANDS.has(brand) ? 'mp4' : null;
}

/** Identifies the seven types by their first bytes; null for any other content. */
export function sniffType(head: Buffer): SniffedType | null {
  if (head.length < 12) return null;
  if (head.readUIntBE(0, 3) === 0xffd8ff) return 'jpg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (/^GIF8[79]a/.test(head.toString('latin1', 0, 6))) return 'gif';
  if (head.toString('latin1', 0, 2) === 'BM') {
    return head.length >= 18 && BITMAP_HEADERS.has(head.readUInt32LE(14)) ? 'bmp' : null;
  }
  return sniffMovie(head);
}

/** Whether a file with these first bytes is of its stated type. */
export function matchesDeclaredType(type: PictureType, head: Buffer): boolean {
  return sniffType(head) === (type === 'jpeg' ? 'jpg' : type);
}
