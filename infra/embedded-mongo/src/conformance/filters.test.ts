import { BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey } from 'bson';
import { Query } from 'mingo';
import sift from 'sift';
import { SUPPORTED } from '../semantics/supported.ts';
import { codeOf, MANUAL, openConformance } from '../testing/conformance.ts';

type Docs = Record<string, unknown>[];

/**
 * Source of the answer: a page below the manual's `operator/query/`, or BOTH for mingo and sift, which the test runs and which
 * must give it too. Then documents, with their index as `_id`, a filter, and the indexes of those that match (or the code of
 * the error).
 */
type Case = [source: string, docs: Docs, filter: Record<string, unknown>, expected: number[] | number];

const BOTH = 'mingo and sift';
const numbers = [{ a: 1 }, { a: 5 }, { a: 'x' }, { a: null }, {}, { a: [4, 9] }];
const words = [{ a: 'bow' }, { a: 'BOW' }, { a: 'stern' }, { a: 5 }, { a: ['x', 'bow'] }, {}];
const nested = [
  {
    a: [
      { b: 1, c: 3 },
      { b: 9, c: 2 },
    ],
  },
  { a: [{ b: 1, c: 2 }] },
  { a: { b: 1, c: 2 } },
];
const lists = [{ a: [1, 2] }, { a: [2, 3, 1] }, { a: [] }, { a: 1 }, {}];
const text = (a: string): Docs => [{ a }];
const regex = (source: string, options = ''): Record<string, unknown> => ({
  a: new BSONRegExp(source, options),
});

const CASES: Record<(typeof SUPPORTED.filters)[number], Case[]> = {
  $and: [
    [BOTH, numbers, { $and: [{ a: { $gt: 0 } }, { a: { $lt: 5 } }] }, [0, 5]],
    ['and', numbers, { $and: [] }, 2],
  ],
  $or: [
    [BOTH, numbers, { $or: [{ a: 1 }, { a: 'x' }] }, [0, 2]],
    ['or', numbers, { $or: [] }, 2],
  ],
  $nor: [[BOTH, numbers, { $nor: [{ a: 1 }, { a: 'x' }] }, [1, 3, 4, 5]]],
  $expr: [
    [
      'expr',
      [
        { spent: 5, budget: 4 },
        { spent: 3, budget: 4 },
      ],
      { $expr: { $gt: ['$spent', '$budget'] } },
      [0],
    ],
    ['expr', numbers, { $expr: { $nonsense: 1 } }, 238],
  ],
  $eq: [
    [BOTH, numbers, { a: { $eq: 5 } }, [1]],
    [BOTH, numbers, { a: 9 }, [5]],
    [BOTH, numbers, { a: [4, 9] }, [5]],
    [BOTH, [{ a: { x: 1, y: 2 } }, { a: { x: 1 } }], { a: { x: 1 } }, [1]],
    ['eq', [{ a: { x: 1, y: 2 } }], { a: { y: 2, x: 1 } }, []],
    ['eq', [{ a: null }, {}, { a: 1 }], { a: null }, [0, 1]],
    ['eq', [{ a: [[1, 2], 3] }], { a: [1, 2] }, [0]],
    ['eq', [{ a: new Int32(5) }, { a: Long.fromNumber(5) }, { a: '5' }], { a: new Double(5) }, [0, 1]],
    ['eq', [{ a: Decimal128.fromString('5') }], { a: 5 }, 238],
    ['eq', [{ a: 5 }], { a: Decimal128.fromString('5') }, 238],
    ['eq', [{ a: Long.fromString('9007199254740993') }], { a: 5 }, 238],
    ['eq', [{ a: [{ b: 1 }, {}] }, { a: [] }], { 'a.b': null }, [0]],
    ['eq', [{ a: [1, 2] }], { 'a.1': 2 }, [0]],
  ],
  $ne: [
    [BOTH, numbers, { a: { $ne: 5 } }, [0, 2, 3, 4, 5]],
    ['ne', lists, { a: { $ne: 2 } }, [2, 3, 4]],
  ],
  $gt: [
    [BOTH, numbers, { a: { $gt: 4 } }, [1, 5]],
    ['gt', [{ a: [1, 9] }], { a: { $gt: 4, $lt: 3 } }, [0]],
    ['gt', [{ a: new MaxKey() }, { a: 1 }], { a: { $gt: 0 } }, [1]],
    ['gt', [{ a: Decimal128.fromString('1.5') }], { a: { $gt: 1.25 } }, 238],
    ['gt', [{ a: 1 }], { a: { $gt: new MinKey() } }, 238],
  ],
  $gte: [
    [BOTH, numbers, { a: { $gte: 5 } }, [1, 5]],
    ['gte', [{ a: null }, {}, { a: 1 }], { a: { $gte: null } }, [0, 1]],
  ],
  $lt: [
    [BOTH, numbers, { a: { $lt: 5 } }, [0, 5]],
    ['lt', [{ a: new MinKey() }, { a: 1 }], { a: { $lt: 5 } }, [1]],
  ],
  $lte: [[BOTH, numbers, { a: { $lte: 1 } }, [0]]],
  $in: [
    [BOTH, numbers, { a: { $in: [1, 'x'] } }, [0, 2]],
    ['in', words, { a: { $in: [/^b/, 5] } }, [0, 3, 4]],
    ['in', [{ a: null }, {}, { a: 1 }], { a: { $in: [null] } }, [0, 1]],
    ['in', [{ a: Decimal128.fromString('5') }], { a: { $in: [5] } }, 238],
    ['in', numbers, { a: { $in: 1 } }, 2],
  ],
  $nin: [
    [BOTH, numbers, { a: { $nin: [1, 'x'] } }, [1, 3, 4, 5]],
    ['nin', lists, { a: { $nin: [2] } }, [2, 3, 4]],
  ],
  $not: [
    [BOTH, numbers, { a: { $not: { $gt: 4 } } }, [0, 2, 3, 4]],
    ['not', words, { a: { $not: /^b/ } }, [1, 2, 3, 5]],
  ],
  $exists: [
    [BOTH, numbers, { a: { $exists: true } }, [0, 1, 2, 3, 5]],
    [BOTH, numbers, { a: { $exists: false } }, [4]],
  ],
  $regex: [
    [BOTH, words, { a: { $regex: '^b' } }, [0, 4]],
    ['regex', words, { a: /^bow$/i }, [0, 1, 4]],
    ['regex', text('a\nb'), regex('^b', 'm'), [0]],
    ['regex', text('a\rb'), regex('^b', 'm'), []],
    ['regex', text('a\n'), regex('a$'), [0]],
    ['regex', text('a\r'), regex('a.'), [0]],
    ['regex', text('a\nb'), regex('a.b'), []],
    ['regex', text('a\nb'), regex('a.b', 's'), [0]],
    ['regex', text('😀'), regex('^.$'), [0]],
    ['regex', text('a\u00a0b'), regex('a\\sb'), []],
    ['regex', text('a b'), regex('a[\\s-]b'), [0]],
    ['regex', text('a-b'), regex('^[\\w-]+$'), [0]],
    ['regex', text('a]b'), regex('a[]x]b'), [0]],
    ['regex', text('x{a}'), regex('x{a}'), [0]],
    ['regex', text('a/b-c'), regex('a\\/b\\-c'), [0]],
    ...[
      '[[:alpha:]]',
      'a++',
      '(?>a)',
      '\\Qa\\E',
      '(a)\\1',
      '\\h',
      '\\p{L}',
      'a(?i)b',
      '(?i)a',
      '(?#a)',
      'a\\z',
      '\\x{61}',
    ].map((source): Case => ['regex', text('a'), regex(source), 238]),
    ['regex', text('a'), regex('a', 'x'), 238],
    ['regex', text('ab'), regex('\\x61[\\x62]'), [0]],
    ['regex', text('a'), regex('('), 51091],
    ['regex', text('a'), { a: { $regex: 'a', $options: 'q' } }, 51108],
    ['regex', [{ a: new BSONRegExp('^b', '') }], regex('^b'), [0]],
  ],
  $options: [
    [BOTH, words, { a: { $regex: '^B', $options: 'i' } }, [0, 1, 4]],
    ['regex', words, { a: { $options: 'i' } }, 2],
  ],
  $size: [
    [BOTH, lists, { a: { $size: 2 } }, [0]],
    ['size', lists, { a: { $size: -1 } }, 2],
  ],
  $all: [
    [BOTH, lists, { a: { $all: [1, 2] } }, [0, 1]],
    ['all', lists, { a: { $all: [1] } }, [0, 1, 3]],
    ['all', lists, { a: { $all: [] } }, []],
    ['all', nested, { a: { $all: [{ $elemMatch: { b: 1, c: 3 } }] } }, [0]],
  ],
  $elemMatch: [
    [BOTH, nested, { a: { $elemMatch: { b: 1, c: 2 } } }, [1]],
    ['elemMatch', lists, { a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [0, 1]],
    ['elemMatch', nested, { 'a.b': 1, 'a.c': 2 }, [0, 1, 2]],
  ],
};

const REFUSED: Record<string, unknown>[] = [
  ...['$bitsAllSet', '$mod', '$type', '$near', '$geoWithin', '$nonsense'].map((name) => ({
    a: { [name]: 1 },
  })),
  ...['$text', '$where', '$jsonSchema', '$comment', '$alwaysTrue', '$nonsense'].map((name) => ({
    [name]: 'x',
  })),
];

let open: Awaited<ReturnType<typeof openConformance>>;

beforeAll(async () => {
  open = await openConformance();
});
afterAll(() => open.close());

const idsOf = (docs: Docs): unknown[] => docs.map(({ _id }) => Number(_id)).sort();

const rows = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map((one, i): [string, string, Case] => [
    `${name} ${i}`,
    one[0] === BOTH ? BOTH : `${MANUAL}operator/query/${one[0]}/`,
    one,
  ]),
);

test.each(rows)('%s, %s', async (_name, source, [, docs, filter, expected]) => {
  const placed = docs.map((doc, _id) => ({ _id, ...doc }));
  const collection = await open.filled(placed);
  const found = collection.find(filter).toArray();
  if (typeof expected === 'number') {
    expect(await codeOf(found)).toBe(expected);
    return;
  }
  expect(idsOf(await found)).toEqual(expected);
  // An index gives the same answer.
  await collection.createIndex({ a: 1 }).catch(() => undefined);
  expect(idsOf(await collection.find(filter).toArray())).toEqual(expected);
  if (source !== BOTH) return;
  expect(idsOf(new Query(filter).find<{ _id: number }>(placed).all())).toEqual(expected);
  expect(idsOf(placed.filter(sift(filter)))).toEqual(expected);
});

test.each(SUPPORTED.filters)('has cases for %s', (name) => {
  expect(CASES[name].length).toBeGreaterThan(0);
});

test.each(REFUSED)('refuses %j by name', async (filter) => {
  expect(await codeOf((await open.filled([{ a: 1 }])).find(filter).toArray())).toBe(238);
});

test.each<[string, Docs, number[]]>([
  ['an empty array comes before null', [{ a: 1 }, { a: null }, { a: [] }], [2, 1, 0]],
  ['an empty array on the way counts as null', [{ a: { b: 1 } }, { a: [] }, { a: { b: [] } }], [2, 1, 0]],
  ['of an array the least element counts', [{ a: [5, 2] }, { a: 1 }, { a: 3 }], [1, 0, 2]],
  ['an array within an array is a value', [{ a: [[1]] }, { a: 9 }, { a: 'x' }], [1, 2, 0]],
  [
    'types have an order',
    [{ a: new Date(0) }, { a: true }, { a: {} }, { a: 'x' }, { a: 1 }],
    [4, 3, 2, 1, 0],
  ],
])(`sort: %s (${MANUAL}bson-type-comparison-order/)`, async (_name, docs, expected) => {
  const path = docs.some(({ a }) => typeof a === 'object' && a !== null && 'b' in a) ? 'a.b' : 'a';
  const collection = await open.filled(docs.map((doc, _id) => ({ _id, ...doc })));
  const ids = async (): Promise<unknown[]> =>
    (
      await collection
        .find()
        .sort({ [path]: 1, _id: 1 })
        .toArray()
    ).map(({ _id }) => Number(_id));
  expect(await ids()).toEqual(expected);
  await collection.createIndex({ [path]: 1 });
  expect(await ids()).toEqual(expected);
});
