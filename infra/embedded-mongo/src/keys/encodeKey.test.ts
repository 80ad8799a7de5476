import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compareValues } from './compareValues.ts';
import { encodeCompound, encodeKey, successor } from './encodeKey.ts';

const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    'a',
    'a\0',
    'a\0b',
    'ab',
    '\uffff',
    '😀',
    new MinKey(),
    new MaxKey(),
    NaN,
    0,
    -0,
    Infinity,
    -Infinity,
  ),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.date({ noInvalidDate: true }),
  fc.maxSafeInteger().map((value) => Long.fromNumber(value)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
  fc.nat(5).map((t) => new Timestamp({ t, i: 1 })),
);

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab'), tie('any'), { maxKeys: 3 }),
  ),
})).any;

const sign = (order: number): number => Math.sign(order);

test('sorts keys as values', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(compareValues(a, b));
    }),
    { numRuns: 2000 },
  );
});

test('sorts compound keys field by field, descending fields the other way round', () => {
  fc.assert(
    fc.property(fc.tuple(value, value), fc.tuple(value, value), ([a1, a2], [b1, b2]) => {
      const expected = compareValues(a1, b1) || -compareValues(a2, b2);
      const order = Buffer.compare(encodeCompound([a1, a2], [1, -1]), encodeCompound([b1, b2], [1, -1]));
      expect(sign(order) + 0).toBe(sign(expected) + 0);
    }),
    { numRuns: 1000 },
  );
});

test('treats numbers of different BSON types as equal, and refuses those that no double holds', () => {
  expect(encodeKey(5)).toEqual(encodeKey(Long.fromNumber(5)));
  for (const beyond of [Decimal128.fromString('5'), Long.fromString('9007199254740993')]) {
    expect(() => encodeKey(beyond)).toThrow('not supported');
    expect(() => compareValues(5, beyond)).toThrow('not supported');
  }
});

test('puts a successor after everything with its prefix, and has none for 0xff', () => {
  expect(successor(Buffer.from([1, 0xff]))).toEqual(Buffer.from([2]));
  expect(successor(Buffer.from([0xff, 0xff]))).toBeUndefined();
});
