import { deflateSync } from 'node:zlib';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { fileOf } from './media.ts';

/** Coordinates in the notation of phones: 47 degrees north, 8 degrees east. */
export const COORDINATES = '+47.3769+008.5417+408.000/';
export const XMP_PLACE = `<x:xmpmeta><rdf:Description exif:GPSLatitude="47,22.6N" exif:GPSLongitude="8,32.5E"/></x:xmpmeta>`;

export const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Builds a TIFF whose only entry points to GPS data with one entry of this tag and three fractions. */
export function tiff(tag = 2, fractions: Buffer = Buffer.alloc(24, 5), isLittle = false): Buffer {
  const swap = (bytes: Buffer): Buffer => (isLittle ? Buffer.from(bytes).reverse() : bytes);
  const entry = (of: number, type: number, count: number, value: number): Buffer =>
    Buffer.concat([u16(of), u16(type), u32(count), u32(value)].map(swap));
  const start = [text(isLittle ? 'II' : 'MM'), swap(u16(42)), swap(u32(8))];
  const main = [swap(u16(1)), entry(0x8825, 4, 1, 26), u32(0)];
  const gps = [swap(u16(1)), entry(tag, 5, 3, 44), u32(0)];
  return Buffer.concat([...start, ...main, ...gps, fractions]);
}

const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content]);
const SCAN = Buffer.concat([segment(0xda, text('scan')), text('pixels'), Buffer.from([0xff, 0xd9])]);
/** Builds a JPEG with these segments before its scan. */
export const jpeg = (...segments: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe0, text('JFIF\0')), ...segments, SCAN]);
export const exif = (content: Buffer): Buffer => segment(0xe1, Buffer.concat([text('Exif\0\0'), content]));
export const xmp = (words: string): Buffer => segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${words}`));
export const iptc = (dataset: number, words: string): Buffer =>
  segment(
    0xed,
    Buffer.concat([
      text('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0'),
      Buffer.from([0x1c, 2, dataset]),
      u16(words.length),
      text(words),
    ]),
  );

export const chunk = (name: string, content: Buffer): Buffer =>
  Buffer.concat([u32(content.length), text(name), content, u32(7)]);
export const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.alloc(13, 1)),
    ...chunks,
    chunk('IDAT', text('pixels')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
export const packed = (words: string | Buffer): Buffer => deflateSync(words);

const blocks = (content: Buffer, length = 255): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += length) {
    const part = content.subarray(at, at + length);
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat([...parts, Buffer.from([0])]);
};
export const comment = (words: string, length?: number): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xfe]), blocks(text(words), length)]);
/** Builds XMP as a GIF contains it: unencoded, followed by a trailer of 258 bytes. */
export const gifXmp = (words: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    text(`XMP DataXMP${words}`),
    Buffer.from([1]),
    Buffer.from(Array.from({ length: 256 }, (_, index) => 255 - index)),
    Buffer.from([0]),
  ]);
const GIF_PICTURE = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0]);
export const gif = (...extensions: Buffer[]): Buffer =>
  Buffer.concat([
    text('GIF89a'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...extensions,
    GIF_PICTURE,
    Buffer.from([0x3b]),
  ]);

export const box = (name: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  return Buffer.concat([u32(inside.length + 8), text(name), inside]);
};
/** Builds a track with this handler and sample format. */
export const track = (handler: string, format: string, ...more: Buffer[]): Buffer =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box(
      'mdia',
      box('hdlr', Buffer.alloc(8), text(handler), Buffer.alloc(13)),
      box('minf', box('stbl', box('stsd', u32(0), u32(1), box(format, Buffer.alloc(70), ...more)))),
    ),
  );
export const movie = (brand: string, ...inMoov: Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', text(brand), Buffer.alloc(8)),
    box('moov', box('mvhd', Buffer.alloc(100)), track('vide', 'avc1'), ...inMoov),
    box('mdat', text(`frames ${COORDINATES}`)),
  ]);

/** Files of each type that contain a location. */
export const PLACED: Readonly<Record<PictureType, Buffer>> = {
  jpg: Buffer.concat([jpeg(), jpeg(exif(tiff()))]),
  jpeg: jpeg(xmp(XMP_PLACE)),
  bmp: Buffer.concat([fileOf('bmp'), text(XMP_PLACE)]),
  png: png(chunk('eXIf', tiff())),
  gif: gif(gifXmp(XMP_PLACE)),
  mp4: movie('isom', box('udta', box('\xa9xyz', text(`\0\0\x15\xc7${COORDINATES}`)))),
  mov: movie('qt  ', box('meta', box('keys', text('mdta')), box('ilst', text(COORDINATES)))),
};
