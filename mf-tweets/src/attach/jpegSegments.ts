import { joined, textAt } from './bytes.ts';

interface Segment {
  marker: number;
  /** With its marker and length. */
  bytes: Uint8Array;
}

interface Jpeg {
  segments: Segment[];
  /** From the first scan on: the picture itself. */
  scans: Uint8Array;
}

const START = [0xff, 0xd8];
const SCAN = 0xda;
const EXIF = 0xe1;

/** What says how the picture is to be drawn: JFIF, colour profile, Adobe's colour transform. Others tell where and by whom. */
const KEPT_APPS = new Set([0xe0, 0xe2, 0xee]);
const isOfCamera = (marker: number) =>
  (marker >= 0xe0 && marker <= 0xef && !KEPT_APPS.has(marker)) || marker === 0xfe;

/** The parts of a JPEG, or null when it is none or broken. */
function readJpeg(bytes: Uint8Array): Jpeg | null {
  if (START.some((byte, at) => bytes[at] !== byte)) return null;
  const segments: Segment[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    if (marker === 0xff) {
      // A filling byte before a marker.
      at += 1;
      continue;
    }
    if (marker === SCAN) return { segments, scans: bytes.subarray(at) };
    const end = at + 2 + view.getUint16(at + 2);
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return null;
}

const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;

/** The orientation in a segment of EXIF, 1 (upright) to 8. */
function orientationIn(segment: Uint8Array): number {
  const tiff = 10;
  if (textAt(segment, 4, 4) !== 'Exif' || segment.length < tiff + 8) return UPRIGHT;
  const view = new DataView(segment.buffer, segment.byteOffset + tiff, segment.length - tiff);
  const isLittle = textAt(segment, tiff, 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return UPRIGHT;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > view.byteLength) return UPRIGHT;
    if (view.getUint16(at, isLittle) === ORIENTATION_TAG) return view.getUint16(at + 8, isLittle);
  }
  return UPRIGHT;
}

/** Whether a JPEG has to be turned before it stands upright. */
export function isTurnedJpeg(bytes: Uint8Array): boolean {
  const exif = readJpeg(bytes)?.segments.filter(({ marker }) => marker === EXIF) ?? [];
  return exif.some((segment) => orientationIn(segment.bytes) !== UPRIGHT);
}

/**
 * A JPEG without what the camera wrote beside the picture: place, time, device, comments. The picture is not touched. Null
 * when it is no JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const jpeg = readJpeg(bytes);
  if (!jpeg) return null;
  const kept = jpeg.segments.filter(({ marker }) => !isOfCamera(marker)).map((segment) => segment.bytes);
  return joined([new Uint8Array(START), ...kept, jpeg.scans]);
}
