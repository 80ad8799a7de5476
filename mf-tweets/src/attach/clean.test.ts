import fc from 'fast-check';
import { bytesOfText, box, fileOf, gifOf, movieOf, track, u32 } from '../testing/files.ts';
import { bytesOf, concatBytes } from './bytes.ts';
import { cleanGif } from './cleanGif.ts';
import { cleanMovie } from './cleanMovie.ts';

const PLACE = '+47.3769+008.5417+408.000/';
const textOf = (bytes: Uint8Array | null): string =>
  [...(bytes ?? [])].map((byte) => String.fromCharCode(byte)).join('');
const cleaned = async (blob: Blob | null): Promise<Uint8Array<ArrayBuffer> | null> => blob && bytesOf(blob);
const cleanedMovie = async (bytes: Uint8Array<ArrayBuffer>) =>
  cleaned(await cleanMovie(fileOf('a.mp4', bytes)));

describe('a GIF', () => {
  const extension = (label: number, ...blocks: string[]) =>
    concatBytes([
      Uint8Array.of(0x21, label),
      ...blocks.flatMap((block) => [Uint8Array.of(block.length), bytesOfText(block)]),
      Uint8Array.of(0),
    ]);
  const repeats = extension(0xff, 'NETSCAPE2.0', '\u0001\0\0');
  const speed = extension(0xf9, '\u0004\u000a\0\0');

  test('keeps of a GIF its pictures, speed and repetitions, and nothing else', async () => {
    const extras = [
      extension(0xfe, 'by Kim', PLACE),
      extension(0xff, 'XMP DataXMP', PLACE),
      extension(0xff, 'ICCRGBG1012', 'profile'),
    ];
    const whole = concatBytes([gifOf(repeats, ...extras, speed), bytesOfText(PLACE)]);
    expect(await cleaned(cleanGif(whole))).toEqual(gifOf(repeats, speed));
  });

  test('keeps the complete parts of a GIF that is cut off', async () => {
    const twice = concatBytes([gifOf(speed).subarray(0, -1), gifOf().subarray(19)]);
    expect(await cleaned(cleanGif(twice.slice(0, -4)))).toEqual(gifOf(speed));
  });

  test.each([
    ['a script', bytesOfText('<script>alert(1)</script>')],
    ['nothing', new Uint8Array()],
    ['a header alone', gifOf().slice(0, 19)],
    ['cut off in its picture', gifOf().slice(0, 26)],
  ])('rejects a GIF that is %s', (_what, bytes) => {
    expect(cleanGif(bytes)).toBeNull();
  });
});

describe('a movie', () => {
  const place = bytesOfText(PLACE);
  const cover = new Uint8Array(200_000).fill(7);

  test.each([
    ['as Android writes it', movieOf(box('udta', box('\u00a9xyz', place)))],
    ['by 3GPP', movieOf(box('udta', box('loci', u32(0), place)))],
    ['as iPhones write it', movieOf(box('meta', box('keys', bytesOfText('mdta')), box('ilst', place)))],
    [
      'in an mp4’s meta, behind cover art',
      movieOf(box('udta', box('meta', u32(0), box('covr', cover), place))),
    ],
    ['in XMP', movieOf(box('uuid', place))],
    ['in XMP behind it', concatBytes([movieOf(), box('uuid', place)])],
    ['in a track’s texts', movieOf(box('trak', track('soun').subarray(8), box('udta', place)))],
    ['in a track of texts', movieOf(track('text', place))],
    ['in free space', concatBytes([movieOf(), box('free', place)])],
    ['in a large box', concatBytes([movieOf(), u32(1), bytesOfText('uuid'), u32(0), u32(42), place])],
    ['behind its boxes', concatBytes([movieOf(), bytesOfText('xx'), place])],
  ])("removes a movie's location %s, without moving any remaining byte", async (_how, movie) => {
    expect(textOf(movie)).toContain(PLACE);
    const clean = await cleanedMovie(movie);
    expect(textOf(clean)).not.toContain(PLACE);
    const frames = textOf(movie).indexOf('frames');
    expect(textOf(clean).indexOf('frames')).toBe(frames);
    expect(clean?.subarray(0, 12)).toEqual(movie.subarray(0, 12));
  });

  const table = (offsets: number[], perChunk: number, sizes: number[]) => [
    box('stco', u32(0), u32(offsets.length), ...offsets.map(u32)),
    box('stsc', u32(0), u32(1), u32(1), u32(perChunk), u32(1)),
    box('stsz', u32(0), u32(0), u32(sizes.length), ...sizes.map(u32)),
  ];
  const start = box('ftyp', bytesOfText('isom'));
  const inFrames = (words: string) => concatBytes([start, box('mdat', bytesOfText(words))]);
  const moovOf = (...tracks: Uint8Array[]) => box('moov', box('mvhd', u32(0)), ...tracks);

  test("removes the location track between a movie's frames, and keeps video and audio", async () => {
    const at = start.length + 8;
    const tracks = [
      track('vide', ...table([at], 1, [4])),
      track('meta', ...table([at + 4, at + 13], 2, [2, 3, 1, 3])),
    ];
    const movie = concatBytes([inFrames('seenPLACEheardMORE!'), moovOf(...tracks)]);
    const clean = await cleanedMovie(movie);
    expect(textOf(clean)).toContain('seen\0\0\0\0\0hear\0\0\0\0E!');
    expect(clean).toHaveLength(movie.length);
  });

  test('blanks a movie only within its frames, with any table', async () => {
    const wild = track('meta', ...table([0, 4_000_000_000, start.length + 9], 1, [900, 900, 900]));
    const movie = concatBytes([inFrames('frames'), moovOf(track('vide'), wild)]);
    const clean = await cleanedMovie(movie);
    expect(clean?.subarray(0, start.length + 8)).toEqual(movie.subarray(0, start.length + 8));
    expect(textOf(clean)).toContain('f\0\0\0\0\0');
    expect(textOf(clean)).toContain('vide');
  });

  test('keeps the fragments of a movie', async () => {
    const fragment = concatBytes([
      box('moof', box('mfhd', u32(1)), box('traf', box('tfhd', u32(1)))),
      box('mdat', u32(9)),
    ]);
    const movie = concatBytes([movieOf(box('mvex', box('trex', u32(1)))), fragment, fragment]);
    expect(await cleanedMovie(movie)).toEqual(movie);
  });

  test('reads only the boxes of a large movie', async () => {
    const size = 45 * 1_048_576;
    const large = new Blob([movieOf(), u32(size + 8), bytesOfText('mdat'), new Uint8Array(size)]);
    const read: number[] = [];
    const watched = (blob: Blob): Blob =>
      Object.assign(blob, {
        slice: (from?: number, to?: number) => watched(Blob.prototype.slice.call(blob, from, to)),
        arrayBuffer: () => {
          read.push(blob.size);
          return Blob.prototype.arrayBuffer.call(blob);
        },
      });
    expect((await cleanMovie(watched(large)))?.size).toBe(large.size);
    expect(read.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_000);
  });

  test.each([
    ['a text', bytesOfText('this is a text and no movie at all')],
    ['nothing', new Uint8Array()],
    ['without a picture', concatBytes([box('ftyp'), moovOf(track('text')), box('mdat', u32(1))])],
    ['without frames', concatBytes([box('ftyp'), moovOf(track('vide'))])],
    ['cut off in its frames', movieOf().slice(0, -3)],
    [
      'of more boxes than a movie has',
      concatBytes([movieOf(), ...Array.from({ length: 2_000 }, () => box('mdat'))]),
    ],
  ])('rejects a movie that is %s', async (_what, bytes) => {
    expect(await cleanedMovie(bytes)).toBeNull();
  });
});

const broken = fc
  .tuple(
    fc.constantFrom(
      movieOf(
        box('udta', box('meta', u32(0), bytesOfText(PLACE))),
        track('meta', box('stco', u32(0), u32(1), u32(60))),
      ),
      gifOf(Uint8Array.of(0x21, 0xfe, 2, 65, 66, 0)),
      bytesOfText('moov'),
    ),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 10 }),
    fc.nat(),
  )
  .map(([file, changes, cut]) => {
    const bytes = file.slice();
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return bytes.slice(0, cut % (2 * bytes.length));
  });

test('reads any file to its end, and returns none that is longer', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (bytes) => {
      for (const blob of [cleanGif(bytes), await cleanMovie(fileOf('a.mp4', bytes))]) {
        // A terminator is appended to a GIF that is cut off.
        expect(blob?.size ?? 0).toBeLessThanOrEqual(bytes.length + 1);
      }
    }),
    { numRuns: 300 },
  );
});
