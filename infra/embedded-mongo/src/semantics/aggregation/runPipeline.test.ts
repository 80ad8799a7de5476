import { BSONRegExp, Decimal128, Long, ObjectId } from 'bson';
import type { Doc } from '../../bsonValues.ts';
import { runPipeline } from './runPipeline.ts';

const run = (docs: Doc[], ...pipeline: Doc[]): Doc[] => runPipeline(docs, pipeline, { variables: {} });
const value = (expression: unknown, doc: Doc = {}): unknown =>
  run([doc], { $project: { _id: 0, v: expression } })[0]?.['v'];
const at = (text: string): Date => new Date(text);

describe('where mingo differs from MongoDB', () => {
  test('$bucket puts a value at a boundary into the bucket that begins there', () => {
    const docs = [0, 1, 2, 9].map((n) => ({ n }));
    expect(run(docs, { $bucket: { groupBy: '$n', boundaries: [0, 2, 10] } })).toEqual([
      { _id: 0, count: 2 },
      { _id: 2, count: 2 },
    ]);
    expect(() => run([{ n: 10 }], { $bucket: { groupBy: '$n', boundaries: [0, 2, 10] } })).toThrow(
      expect.objectContaining({ code: 40066 }),
    );
  });

  test.each([
    ['2024-01-01T23:30:00Z', 'day', 'Europe/Berlin', '2024-01-01T23:00:00.000Z'],
    ['2024-07-01T22:30:00Z', 'month', 'Europe/Berlin', '2024-06-30T22:00:00.000Z'],
    ['2024-03-31T12:00:00Z', 'day', 'Europe/Berlin', '2024-03-30T23:00:00.000Z'],
    ['2024-03-31T12:34:00Z', 'hour', 'Asia/Kolkata', '2024-03-31T12:30:00.000Z'],
    ['2024-05-15T12:00:00Z', 'week', 'UTC', '2024-05-12T00:00:00.000Z'],
    ['2024-05-15T12:00:00Z', 'quarter', '+02:00', '2024-03-31T22:00:00.000Z'],
  ])('$dateTrunc of %s to the %s in %s', (date, unit, timezone, expected) => {
    expect(value({ $dateTrunc: { date: at(date), unit, timezone } })).toEqual(at(expected));
  });

  test('$dateAdd keeps the local time over a change of the clocks', () => {
    const day = {
      $dateAdd: { startDate: at('2024-03-30T11:00:00Z'), unit: 'day', amount: 1, timezone: 'Europe/Berlin' },
    };
    expect(value(day)).toEqual(at('2024-03-31T10:00:00Z'));
    const month = { $dateAdd: { startDate: at('2024-01-31T12:00:00Z'), unit: 'month', amount: 1 } };
    expect(value(month)).toEqual(at('2024-02-29T12:00:00Z'));
  });

  test('$dateDiff counts boundaries in the zone', () => {
    const diff = { startDate: at('2024-01-01T22:30:00Z'), endDate: at('2024-01-01T23:30:00Z'), unit: 'day' };
    expect(value({ $dateDiff: diff })).toBe(0);
    expect(value({ $dateDiff: { ...diff, timezone: 'Europe/Berlin' } })).toBe(1);
  });

  test('ISO weeks at the turn of the year', () => {
    expect(value({ $dateToString: { date: at('2021-01-03T12:00:00Z'), format: '%G-W%V-%u' } })).toBe(
      '2020-W53-7',
    );
    expect(value({ $dateToParts: { date: at('2024-12-30T12:00:00Z'), iso8601: true } })).toMatchObject({
      isoWeekYear: 2025,
      isoWeek: 1,
      isoDayOfWeek: 1,
    });
  });

  test('$toString and $toObjectId', () => {
    const id = new ObjectId();
    expect(value({ $toString: '$id' }, { id })).toBe(id.toHexString());
    expect(value({ $toObjectId: id.toHexString() })).toEqual(id);
    expect(() => value({ $toObjectId: 'x' })).toThrow(expect.objectContaining({ code: 241 }));
  });

  test('comparison across types, a missing field before null', () => {
    expect(value({ $lt: [1, 'a'] })).toBe(true);
    expect(value({ $gt: [true, { $literal: 'z' }] })).toBe(true);
    expect(value({ $eq: ['$missing', null] })).toBe(false);
    expect(value({ $lt: ['$missing', null] })).toBe(true);
    expect(
      value({ $eq: ['$a', '$b'] }, { a: new ObjectId('0'.repeat(24)), b: new ObjectId('0'.repeat(24)) }),
    ).toBe(true);
  });

  test('accumulators as expressions skip null and missing values', () => {
    expect(value({ $max: ['$missing', 6, null] })).toBe(6);
    expect(value({ $min: '$l' }, { l: [3, 1, null] })).toBe(1);
    expect(value({ $sum: ['$missing', 1, 'x'] })).toBe(1);
    expect(value({ $avg: '$l' }, { l: [] })).toBeNull();
  });

  test('$range gives no more numbers than memory takes', () => {
    expect(value({ $range: [5, 0, -2] })).toEqual([5, 3, 1]);
    for (const bounds of [
      [0, 1e9],
      [0, -1e9, -1],
    ])
      expect(() => value({ $range: bounds })).toThrow(expect.objectContaining({ code: 146 }));
  });

  test('strings: missing is empty, code points are counted', () => {
    expect(value({ $toUpper: '$missing' })).toBe('');
    expect(value({ $indexOfCP: ['a😀b', 'b'] })).toBe(2);
  });

  test('$redact drops what it prunes, $bucketAuto begins with _id', () => {
    const docs = [{ n: 1 }, { n: 2 }];
    expect(run(docs, { $redact: { $cond: [{ $eq: ['$n', 1] }, '$$KEEP', '$$PRUNE'] } })).toEqual([{ n: 1 }]);
    expect(Object.keys(run(docs, { $bucketAuto: { groupBy: '$n', buckets: 1 } })[0] ?? {})).toEqual([
      '_id',
      'count',
    ]);
  });

  test('$setWindowFields over documents, ranges and ranks', () => {
    const docs = [3, 1, 2].map((n) => ({ n, g: 'x' }));
    const output = {
      total: { $sum: '$n', window: { documents: ['unbounded', 'current'] } },
      near: { $sum: '$n', window: { range: [-1, 0] } },
      rank: { $rank: {} },
      before: { $shift: { output: '$n', by: -1, default: null } },
    };
    expect(run(docs, { $setWindowFields: { partitionBy: '$g', sortBy: { n: 1 }, output } })).toEqual([
      { n: 1, g: 'x', total: 1, near: 1, rank: 1, before: null },
      { n: 2, g: 'x', total: 3, near: 3, rank: 2, before: 1 },
      { n: 3, g: 'x', total: 6, near: 5, rank: 3, before: 2 },
    ]);
  });
});

describe('stages', () => {
  test('$group by a document, with accumulators', () => {
    const docs = [{ a: 1, n: 1 }, { a: 1, n: 3 }, { n: 5 }];
    expect(
      run(docs, {
        $group: {
          _id: { a: '$a' },
          sum: { $sum: '$n' },
          avg: { $avg: '$n' },
          all: { $push: '$n' },
          std: { $stdDevPop: '$n' },
        },
      }),
    ).toEqual([
      { _id: { a: 1 }, sum: 4, avg: 2, all: [1, 3], std: 1 },
      { _id: {}, sum: 5, avg: 5, all: [5], std: 0 },
    ]);
  });

  test('$unwind with index and empty arrays', () => {
    const docs = [{ l: ['x', 'y'] }, { l: [] }, {}];
    expect(
      run(docs, { $unwind: { path: '$l', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } }),
    ).toEqual([{ l: 'x', i: 0 }, { l: 'y', i: 1 }, { i: null }, { i: null }]);
    expect(run(docs, { $unwind: '$l' })).toHaveLength(2);
  });

  test('$addFields removes with $$REMOVE and reaches into arrays', () => {
    expect(run([{ a: 1, l: [{ x: 1 }] }], { $addFields: { a: '$$REMOVE', 'l.y': 2 } })).toEqual([
      { l: [{ x: 1, y: 2 }] },
    ]);
  });

  test('patterns in expressions, as they come over the wire', () => {
    const pattern = new BSONRegExp('^b', 'i');
    expect(value({ $regexMatch: { input: 'Bow', regex: pattern } })).toBe(true);
    expect(value({ $regexMatch: { input: 'stern', regex: '^b', options: 'i' } })).toBe(false);
  });

  test('a literal in $project is a literal, and a missing value leaves no field', () => {
    expect(run([{ _id: 1 }], { $project: { c: 'text', m: '$missing' } })).toEqual([{ _id: 1, c: 'text' }]);
  });
});

test.each<[string, Doc, number, RegExp]>([
  ['an unknown stage', { $nonsense: {} }, 40324, /\$nonsense/],
  ['a stage of MongoDB that is not here', { $geoNear: {} }, 238, /\$geoNear/],
  ['an unknown expression', { $project: { a: { $nonsense: 1 } } }, 168, /\$nonsense/],
  ['an unknown accumulator', { $group: { _id: null, a: { $nonsense: 1 } } }, 15952, /\$nonsense/],
  ['$function', { $project: { a: { $function: { body: 'x', args: [], lang: 'js' } } } }, 238, /\$function/],
])('refuses %s by name', (_case, stage, code, message) => {
  expect(() => run([{}], stage)).toThrow(
    expect.objectContaining({ code, message: expect.stringMatching(message) }),
  );
});

test.each([
  ['Decimal128', Decimal128.fromString('1.1')],
  ['64-bit integers past 2^53', Long.fromString('9007199254740993')],
])('refuses arithmetic on %s', (_case, n) => {
  expect(() => value({ $add: ['$n', 1] }, { n })).toThrow(expect.objectContaining({ code: 238 }));
  expect(() => run([{ n }], { $group: { _id: null, s: { $sum: '$n' } } })).toThrow(
    expect.objectContaining({ code: 238 }),
  );
});
