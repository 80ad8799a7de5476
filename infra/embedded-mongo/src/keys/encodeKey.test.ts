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
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
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

test('keys sort as values do', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(compareValues(a, b));
    }),
    { numRuns: 2000 },
  );
});

test('compound keys sort field by field, descending fields the other way round', () => {
  fc.assert(
    fc.property(fc.tuple(value, value), fc.tuple(value, value), ([a1, a2], [b1, b2]) => {
      const expected = compareValues(a1, b1) || -compareValues(a2, b2);
      const order = Buffer.compare(encodeCompound([a1, a2], [1, -1]), encodeCompound([b1, b2], [1, -1]));
      expect(sign(order) + 0).toBe(sign(expected) + 0);
    }),
    { numRuns: 1000 },
  );
});

test('numbers of different BSON types are equal, past 2^53 to the last digit', () => {
  expect(encodeKey(5)).toEqual(encodeKey(Long.fromNumber(5)));
  expect(encodeKey(Decimal128.fromString('5.0'))).toEqual(encodeKey(5));
  expect(compareValues(Long.fromString('9007199254740993'), Long.fromString('9007199254740992'))).toBe(1);
  expect(
    Buffer.compare(
      encodeKey(Long.fromString('9007199254740993')),
      encodeKey(Long.fromString('9007199254740992')),
    ),
  ).toBe(1);
});

test('a decimal between two doubles lies between them', () => {
  const third = Decimal128.fromString('0.1');
  expect(compareValues(third, 0.1)).toBe(Buffer.compare(encodeKey(third), encodeKey(0.1)));
  expect(compareValues(Decimal128.fromString('1.10'), Decimal128.fromString('1.1'))).toBe(0);
});

test('a successor lies past all that begins with the prefix, and there is none past 0xff', () => {
  expect(successor(Buffer.from([1, 0xff]))).toEqual(Buffer.from([2]));
  expect(successor(Buffer.from([0xff, 0xff]))).toBeUndefined();
});
