import fc from 'fast-check';
import { boxAt, boxesIn, isHolder, isNeededAtTop, needlessIn, type Box } from './movieBoxes.ts';
import { sampleRanges } from './sampleRanges.ts';
import { gifBlocks } from './gifBlocks.ts';

const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const u32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

describe('a box', () => {
  test('reads a box with its name, and its size with the header', () => {
    const bytes = bytesOf(u32(12), 'moov', 'abcd', u32(8), 'mdat');
    expect([...boxesIn(bytes, 0, bytes.length)]).toEqual([
      { name: 'moov', start: 0, contentAt: 8, end: 12 },
      { name: 'mdat', start: 12, contentAt: 20, end: 20 },
    ]);
  });

  test('reads a large box, and one that reaches to the end', () => {
    expect(boxAt(bytesOf(u32(1), 'mdat', u32(1), u32(0)), 0, 5_000_000_000)).toMatchObject({
      contentAt: 16,
      end: 2 ** 32,
    });
    expect(boxAt(bytesOf(u32(0), 'mdat'), 0, 90)).toMatchObject({ contentAt: 8, end: 90 });
  });

  test.each([
    ['nothing', bytesOf()],
    ['less than a header', bytesOf(u32(8), 'moo')],
    ['a size smaller than its header', bytesOf(u32(7), 'moov')],
    ['a large size smaller than its header', bytesOf(u32(1), 'moov', u32(0), u32(15))],
    ['a size beyond what holds it', bytesOf(u32(91), 'moov')],
    ['half a large size', bytesOf(u32(1), 'moov', u32(0))],
  ])('finds no box with %s', (_what, bytes) => {
    expect(boxAt(bytes, 0, 90)).toBeNull();
  });
});

/** Returns a box with its content. */
const box = (name: string, ...content: Uint8Array[]): Uint8Array => {
  const inside = content.flatMap((part) => [...part]);
  return bytesOf(u32(8 + inside.length), name, inside);
};
const boxes = (names: string): Uint8Array[] => names.split(' ').map((name) => box(name));
const handler = (type: string): Uint8Array => box('hdlr', bytesOf(u32(0), u32(0), type));
const track = (type: string, media: string, samples: string): Uint8Array =>
  box(
    'trak',
    ...[box('tkhd'), box('edts', box('elst')), box('tapt', ...boxes('clef prof enof')), box('meta')],
    box(
      'mdia',
      ...[box('mdhd'), handler(type), box('elng')],
      box(
        'minf',
        ...boxes(`${media} hdlr`),
        box('dinf', box('dref')),
        box('stbl', ...boxes(samples), box('udta')),
      ),
    ),
  );

/** Returns the unneeded boxes of a file, by name, as paths from the top. */
function needlessOf(file: Uint8Array): string[] {
  const top = [...boxesIn(file, 0, file.length)];
  return top.flatMap((holder) => {
    if (!isNeededAtTop(holder.name)) return [holder.name];
    return isHolder(holder.name)
      ? [...needlessIn(file, holder)].map(({ name, start, end }) => `${holder.name} ${name} ${end - start}`)
      : [];
  });
}

test("keeps a camera's picture and sound, and marks texts, places and other tracks as needless", () => {
  const place = track('meta', 'nmhd', 'stsd');
  const movie = bytesOf(
    [...box('ftyp')],
    [...box('wide')],
    [...box('mdat', box('udta'))],
    [
      ...box(
        'moov',
        ...[box('mvhd', box('udta')), box('iods')],
        track(
          'vide',
          'vmhd',
          'stsd stts ctts cslg stss stps stsz stsc stco sdtp sgpd sbgp subs stdp stsh padb',
        ),
        track('soun', 'smhd', 'stsd stts stz2 stsc co64 saiz saio'),
        place,
        ...[box('trak'), box('udta')],
      ),
    ],
    [...box('uuid')],
  );
  expect(needlessOf(movie)).toEqual([
    'wide',
    ...['moov meta 8', 'moov udta 8', 'moov meta 8', 'moov udta 8'],
    ...[`moov trak ${place.length}`, 'moov trak 8', 'moov udta 8'],
    'uuid',
  ]);
});

test('finds the samples of each fragment of a movie', () => {
  const file = bytesOf(
    ...[...boxes('styp sidx ssix pdin'), box('moov', box('mvex', ...boxes('mehd trex leva trep')))].map(
      (part) => [...part],
    ),
    [
      ...box(
        'moof',
        box('mfhd'),
        box('traf', ...boxes('tfhd tfdt trun sbgp sgpd subs saiz saio senc sdtp udta')),
        box('meta'),
      ),
    ],
    [...box('mfra', ...boxes('tfra mfro free'))],
  );
  expect(needlessOf(file)).toEqual(['moov trep 8', 'moof udta 8', 'moof meta 8', 'mfra free 8']);
});

test('marks as needless in a box what no player needs', () => {
  const inside = bytesOf(u32(8), 'udta', u32(16), 'mvex', u32(8), 'xxxx', u32(8), 'trak');
  const holder: Box = { name: 'moov', start: 0, contentAt: 0, end: inside.length };
  expect([...needlessIn(inside, holder)].map(({ name }) => name)).toEqual(['udta', 'xxxx', 'trak']);
});

test('ends every walk within the bytes, whatever they are', () => {
  const letters = fc.constantFrom(...('moovtrakmdiaminfstblstcostscstsz'.match(/.{4}/g) ?? []));
  const pieces = fc.oneof(
    letters.map((name) => bytesOf(u32(40), name)),
    fc.nat(60).map((size) => Uint8Array.from(u32(size))),
    fc.uint8Array({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const bytes = Uint8Array.from(parts.flatMap((part) => [...part]));
      const file: Box = { name: 'moov', start: 0, contentAt: 0, end: bytes.length };
      for (const box of [...boxesIn(bytes, 0, bytes.length), ...needlessIn(bytes, file)]) {
        expect(box.end).toBeLessThanOrEqual(bytes.length);
        for (const [from, to] of sampleRanges(bytes, box)) expect(to).toBeGreaterThanOrEqual(from);
      }
      for (const { start, end } of gifBlocks(bytesOf('GIF89a', [...bytes])))
        expect(end).toBeGreaterThan(start);
    }),
    { numRuns: 500 },
  );
});
