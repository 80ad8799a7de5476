import fc from 'fast-check';
import { boxAt, boxesIn, needlessIn, type Box } from './movieBoxes.ts';
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
  test('has a name, and a size with its header', () => {
    const bytes = bytesOf(u32(12), 'moov', 'abcd', u32(8), 'mdat');
    expect([...boxesIn(bytes, 0, bytes.length)]).toEqual([
      { name: 'moov', start: 0, contentAt: 8, end: 12 },
      { name: 'mdat', start: 12, contentAt: 20, end: 20 },
    ]);
  });

  test('may be large, or reach to the end', () => {
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
  ])('is none with %s', (_what, bytes) => {
    expect(boxAt(bytes, 0, 90)).toBeNull();
  });
});

test('of what a box holds, that is needless which no player needs', () => {
  const inside = bytesOf(u32(8), 'udta', u32(16), 'mvex', u32(8), 'xxxx', u32(8), 'trak');
  const holder: Box = { name: 'moov', start: 0, contentAt: 0, end: inside.length };
  expect([...needlessIn(inside, holder)].map(({ name }) => name)).toEqual(['udta', 'xxxx', 'trak']);
});

test('whatever the bytes are, every walk ends within them', () => {
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
