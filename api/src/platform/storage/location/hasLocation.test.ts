import { PICTURE_TYPES, type PictureType } from '@fleetwatch/contract/tweets/wire';
import fc from 'fast-check';
import { fileOf } from '../../../testing/media.ts';
import {
  box,
  chunk,
  comment,
  COORDINATES,
  exif,
  gif,
  gifXmp,
  iptc,
  jpeg,
  movie,
  packed,
  PLACED,
  png,
  text,
  tiff,
  track,
  u32,
  xmp,
  XMP_PLACE,
} from '../../../testing/placedMedia.ts';
import type { MediaSource } from '../MediaSource.ts';
import { hasLocation } from './hasLocation.ts';
import { UnreadableMedia } from './UnreadableMedia.ts';

const sourceOf = (content: Buffer): MediaSource => ({
  size: content.length,
  read: async (start, end) => content.subarray(start, end),
});
const isLocated = (type: PictureType, content: Buffer): Promise<boolean> =>
  hasLocation(type, sourceOf(content));
const hex = (content: Buffer): Buffer => text(`\nexif\n  ${content.length}\n${content.toString('hex')}\n`);
const itxt = (words: string, isPacked: boolean): Buffer =>
  Buffer.concat([
    text(`XML:com.adobe.xmp\0${isPacked ? '\x01' : '\0'}\0\0\0`),
    isPacked ? packed(words) : text(words),
  ]);

test.each<[string, PictureType, Buffer]>([
  ['a JPEG by EXIF', 'jpg', jpeg(exif(tiff()))],
  ['a JPEG by EXIF of the other order of bytes', 'jpg', jpeg(exif(tiff(4, undefined, true)))],
  ['a JPEG by a second block of EXIF', 'jpg', jpeg(exif(text('MM\0*')), exif(tiff()))],
  ['a JPEG by a segment after its first scan', 'jpg', Buffer.concat([jpeg(), exif(tiff())])],
  ['a JPEG by the picture behind it', 'jpg', Buffer.concat([jpeg(), jpeg(exif(tiff()))])],
  ['a JPEG by XMP', 'jpg', jpeg(xmp(XMP_PLACE))],
  ['a JPEG by the name of a city', 'jpg', jpeg(xmp('<photoshop:City>Otter Creek</photoshop:City>'))],
  ['a JPEG by a place in a list', 'jpg', jpeg(xmp('<Iptc4xmpExt:LocationShown><rdf:Bag>'))],
  ['a JPEG by IPTC', 'jpg', jpeg(iptc(0x5a, 'Otter Creek'))],
  ['a motion photo', 'jpg', Buffer.concat([jpeg(), PLACED.mp4])],
  ['a PNG by EXIF', 'png', png(chunk('eXIf', tiff()))],
  ['a PNG by XMP', 'png', png(chunk('iTXt', itxt(XMP_PLACE, false)))],
  ['a PNG by packed XMP', 'png', png(chunk('iTXt', itxt(XMP_PLACE, true)))],
  [
    'a PNG by a packed text',
    'png',
    png(chunk('zTXt', Buffer.concat([text('Comment\0\0'), packed(COORDINATES)]))),
  ],
  ['a PNG by a text', 'png', png(chunk('tEXt', text(`Comment\0${COORDINATES}`)))],
  ['a PNG by a word', 'png', png(chunk('tEXt', text('exif:GPSLatitude\x0047/1, 22/1')))],
  [
    'a PNG by EXIF in digits',
    'png',
    png(
      chunk(
        'zTXt',
        Buffer.concat([
          text('Raw profile type exif\0\0'),
          packed(hex(Buffer.concat([text('Exif\0\0'), tiff()]))),
        ]),
      ),
    ),
  ],
  ['a PNG by what is behind it', 'png', Buffer.concat([png(), text(XMP_PLACE)])],
  ['a GIF by XMP', 'gif', gif(gifXmp(XMP_PLACE))],
  ['a GIF by a comment that is cut into blocks', 'gif', gif(comment(`Taken at ${COORDINATES}`, 7))],
  ['a bitmap by what is behind it', 'bmp', PLACED.bmp],
  ['an Android’s movie', 'mp4', PLACED.mp4],
  ['an iPhone’s movie', 'mov', PLACED.mov],
  [
    'a movie behind cover art',
    'mp4',
    movie('isom', box('udta', box('covr', Buffer.alloc(300_000, 3)), text(COORDINATES))),
  ],
  [
    'a movie by XMP',
    'mp4',
    Buffer.concat([movie('isom'), box('uuid', Buffer.alloc(16, 9), text(XMP_PLACE))]),
  ],
  ['a movie by XMP within', 'mp4', movie('isom', box('uuid', Buffer.alloc(16, 9), text(XMP_PLACE)))],
  ['a movie by texts of a track', 'mp4', movie('isom', track('text', 'text', text(COORDINATES)))],
  ['a movie by 3GPP’s box', 'mp4', movie('isom', box('udta', box('loci', u32(0), text('\x15\xc7Dock\0'))))],
  [
    'a movie by the name of a place',
    'mov',
    movie('qt  ', box('meta', text('com.apple.quicktime.location.name'))),
  ],
  ['a GoPro’s movie', 'mp4', movie('isom', track('meta', 'gpmd'))],
  [
    'a movie with an iPhone’s track',
    'mov',
    movie('qt  ', track('meta', 'mebx', text('quicktime.location.ISO6709'))),
  ],
  ['a dashboard camera’s movie', 'mp4', movie('isom', box('gps ', u32(1), u32(900)))],
  [
    'a movie by what is behind its boxes',
    'mp4',
    Buffer.concat([movie('isom'), text(`no box ${COORDINATES}`)]),
  ],
  ['a movie by what is free', 'mp4', Buffer.concat([movie('isom'), box('free', text(COORDINATES))])],
])('finds the location in %s', async (_what, type, content) => {
  expect(await isLocated(type, content)).toBe(true);
});

test.each<[string, PictureType, Buffer]>([
  ['a JPEG', 'jpg', jpeg()],
  [
    'EXIF without GPS',
    'jpg',
    jpeg(exif(Buffer.from('4d4d002a0000000800010112000300000001000600000000', 'hex'))),
  ],
  ['EXIF with a time of GPS alone', 'jpg', jpeg(exif(tiff(7)))],
  ['a camera that had no fix', 'jpg', jpeg(exif(tiff(2, Buffer.alloc(24))))],
  [
    'XMP that shows how it was developed',
    'jpg',
    jpeg(xmp('<rdf:Description crs:Exposure2012="+0.10" photoshop:City=""/>')),
  ],
  ['an empty place', 'jpg', jpeg(xmp('<photoshop:City></photoshop:City><photoshop:State/>'))],
  ['IPTC with an author', 'jpg', jpeg(iptc(0x50, 'Kim Harper'))],
  ['a PNG with its program', 'png', png(chunk('tEXt', text('Software\0gnome-screenshot')))],
  ['a PNG with a broken packed text', 'png', png(chunk('zTXt', text('Comment\0\0not packed')))],
  ['a GIF that repeats', 'gif', gif(Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1'))],
  ['a movie, whatever its frames hold', 'mp4', movie('isom')],
  [
    'a movie with its encoder and time',
    'mp4',
    movie('isom', box('udta', box('\xa9too', text('Lavf60 2026-05-01T10:00:00+0100')))),
  ],
  ['an empty box of a place', 'mp4', movie('isom', box('udta', box('loci', Buffer.alloc(20))))],
  [
    'a key whose value is gone',
    'mov',
    movie('qt  ', box('meta', text('mdtacom.apple.quicktime.location.ISO6709'))),
  ],
])('finds no location in %s', async (_what, type, content) => {
  expect(await isLocated(type, content)).toBe(false);
});

test.each(PICTURE_TYPES)('finds no location in the first bytes of a %s', async (type) => {
  expect(await isLocated(type, fileOf(type))).toBe(false);
});

test.each<[string, PictureType, Buffer]>([
  [
    'texts that unpack to more than any',
    'png',
    png(chunk('zTXt', Buffer.concat([text('a\0\0'), packed(Buffer.alloc(20_000_000))]))),
  ],
  ['thousands of texts', 'png', png(...Array.from({ length: 1_001 }, () => chunk('tEXt', text('a\0b'))))],
  ['thousands of cameras', 'jpg', jpeg(...Array.from({ length: 101 }, () => exif(tiff(7))))],
  [
    'millions of boxes',
    'mp4',
    Buffer.concat([movie('isom'), ...Array.from({ length: 2_000 }, () => box('mdat'))]),
  ],
])('refuses %s as a picture or movie', async (_what, type, content) => {
  await expect(isLocated(type, content)).rejects.toBeInstanceOf(UnreadableMedia);
});

const anyFile = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  // A file that is corrupt in places, or truncated.
  fc
    .tuple(
      fc.constantFrom(...PICTURE_TYPES.map((type) => PLACED[type])),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      fc.nat(),
    )
    .map(([file, changes, cut]) => {
      const broken = Buffer.from(file);
      for (const [at, byte] of changes) broken[at % broken.length] = byte;
      return broken.subarray(0, cut % (2 * broken.length));
    }),
);

test.each(PICTURE_TYPES)('reads any content of a %s to its end', async (type) => {
  await fc.assert(
    fc.asyncProperty(anyFile, async (content) => {
      expect(typeof (await isLocated(type, content))).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
