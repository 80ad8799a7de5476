import { bytesOfText } from '../testing/files.ts';
import { joined } from './bytes.ts';
import { cleanMovie } from './cleanMovie.ts';
import { cleanPng } from './cleanPng.ts';
import { cleanJpeg, isTurnedJpeg } from './jpegSegments.ts';

const PLACE = '+47.3769+008.5417+408.000/';
const has = (bytes: Uint8Array | null, text: string) => String.fromCharCode(...(bytes ?? [])).includes(text);
const u16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
const u32 = (value: number) => joined([u16(value >>> 16), u16(value & 0xffff)]);

const segment = (marker: number, content: Uint8Array) =>
  joined([Uint8Array.of(0xff, marker), u16(content.length + 2), content]);
const scans = joined([segment(0xda, bytesOfText('scan')), bytesOfText('pixels'), Uint8Array.of(0xff, 0xd9)]);
const jpegOf = (...segments: Uint8Array[]) => joined([Uint8Array.of(0xff, 0xd8), ...segments, scans]);

/** EXIF with one entry, the orientation, and a place written after it. */
function exif(orientation: number, isLittle: boolean): Uint8Array {
  const swap = (bytes: Uint8Array) => (isLittle ? bytes.slice().reverse() : bytes);
  const tiff = [
    bytesOfText(isLittle ? 'II' : 'MM'),
    swap(u16(42)),
    swap(u32(8)),
    swap(u16(1)),
    swap(u16(0x0112)),
    swap(u16(3)),
    swap(u32(1)),
    swap(u16(orientation)),
    u16(0),
    u32(0),
  ];
  return segment(0xe1, joined([bytesOfText('Exif\0\0'), ...tiff, bytesOfText(PLACE)]));
}

describe('a JPEG', () => {
  const jfif = segment(0xe0, bytesOfText('JFIF\0'));
  const profile = segment(0xe2, bytesOfText('ICC_PROFILE\0'));

  test('keeps picture and colours, and loses what the camera wrote', () => {
    const comment = segment(0xfe, bytesOfText('by Kim'));
    const xmp = segment(0xe1, bytesOfText(`http://ns.adobe.com/xap/ ${PLACE}`));
    const clean = cleanJpeg(jpegOf(jfif, exif(1, true), xmp, profile, comment));
    expect(clean).toEqual(jpegOf(jfif, profile));
    expect(has(clean, PLACE)).toBe(false);
  });

  test.each([
    [1, false],
    [3, true],
    [6, true],
    [8, true],
  ])('of orientation %d is turned: %s', (orientation, isTurned) => {
    expect(isTurnedJpeg(jpegOf(jfif, exif(orientation, true)))).toBe(isTurned);
    expect(isTurnedJpeg(jpegOf(exif(orientation, false)))).toBe(isTurned);
  });

  test.each([
    ['a script', bytesOfText('<script>alert(1)</script>')],
    ['nothing', new Uint8Array()],
    ['only a beginning', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1)],
    ['a length that leads nowhere', joined([Uint8Array.of(0xff, 0xd8), exif(6, true).subarray(0, 20)])],
  ])('that is %s is left to the server', (_what, bytes) => {
    expect(cleanJpeg(bytes)).toBeNull();
    expect(isTurnedJpeg(bytes)).toBe(false);
  });
});

describe('a PNG', () => {
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const chunk = (name: string, content: string) =>
    joined([u32(content.length), bytesOfText(name), bytesOfText(content), u32(7)]);

  test('keeps its picture and loses its texts', () => {
    const kept = [chunk('IHDR', 'header'), chunk('IDAT', 'pixels'), chunk('IEND', '')];
    const [header = signature, ...rest] = kept;
    const texts = ['tEXt', 'iTXt', 'eXIf', 'tIME'].map((name) => chunk(name, PLACE));
    const clean = cleanPng(joined([signature, header, ...texts, ...rest]));
    expect(clean).toEqual(joined([signature, ...kept]));
  });

  test('that is none is left to the server', () => {
    expect(cleanPng(bytesOfText('<html>'))).toBeNull();
  });
});

describe('a movie', () => {
  const box = (name: string, ...content: Uint8Array[]) => {
    const inside = joined(content);
    return joined([u32(inside.length + 8), bytesOfText(name), inside]);
  };
  const movieOf = (...inMoov: Uint8Array[]) =>
    joined([
      box('ftyp', bytesOfText('isom')),
      box('moov', ...inMoov),
      box('mdat', bytesOfText(`frames ${PLACE}`)),
    ]);
  const count = (bytes: Uint8Array) => String.fromCharCode(...bytes).split(PLACE).length - 1;

  test.each([
    ['as Android writes it', movieOf(box('udta', box('\u00a9xyz', bytesOfText(PLACE))))],
    [
      'as iPhones write it',
      movieOf(
        box('meta', box('keys', bytesOfText('mdta')), box('ilst', box('\0\0\0\u0001', bytesOfText(PLACE)))),
      ),
    ],
    [
      'in an mp4’s meta',
      movieOf(box('udta', box('meta', u32(0), box('ilst', box('\0\0\0\u0001', bytesOfText(PLACE)))))),
    ],
  ])('loses its place %s, and nothing in it moves', (_how, movie) => {
    const clean = cleanMovie(movie);
    expect(count(movie)).toBe(2);
    // What is left is among the frames, which nobody touches.
    expect(count(clean)).toBe(1);
    expect(clean).toHaveLength(movie.length);
    expect(clean.subarray(-40)).toEqual(movie.subarray(-40));
  });

  test.each([
    ['without a place', movieOf(box('trak', bytesOfText('track')))],
    ['that is cut off', movieOf(box('udta')).subarray(0, 20)],
    ['that is no movie', bytesOfText('this is a text and no movie at all')],
    ['of a size that goes beyond its end', joined([u32(9_999), bytesOfText('moov')])],
  ])('%s stays as it is', (_what, bytes) => {
    expect(cleanMovie(bytes.slice())).toEqual(bytes);
  });
});
