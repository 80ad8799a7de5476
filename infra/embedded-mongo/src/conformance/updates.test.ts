import { Decimal128, Double, Int32, Long } from 'bson';
import { SUPPORTED } from '../semantics/supported.ts';
import { codeOf, inTermsOf, MANUAL, openConformance } from '../testing/conformance.ts';

type Fields = Record<string, unknown>;

/** The page below the manual's `operator/update/`, a document, an update, the document after it (or the error's code), array filters. */
type Case = [page: string, doc: Fields, update: Fields, expected: Fields | number, arrayFilters?: Fields[]];

const scores = {
  quizzes: [
    { wk: 5, score: 8 },
    { wk: 6, score: 7 },
    { wk: 7, score: 6 },
  ],
};

const CASES: Record<(typeof SUPPORTED.updates)[number], Case[]> = {
  $set: [
    [
      'set',
      { a: 1, d: { make: 'x' } },
      { $set: { a: 2, 'd.make': 'y', 'e.f': 1 } },
      { a: 2, d: { make: 'y' }, e: { f: 1 } },
    ],
    [
      'set',
      { tags: ['a', 'b'] },
      { $set: { 'tags.1': 'c', 'tags.3': 'd' } },
      { tags: ['a', 'c', null, 'd'] },
    ],
    ['set', {}, { $set: { z: 1, a: 2 } }, { a: 2, z: 1 }],
    ['set', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['set', { m: { '1': 1 } }, { $set: { 'm.2': 2 } }, { m: { '1': 1, '2': 2 } }],
    ['set', { m: { b: 1 } }, { $set: { 'm.2': 2 } }, 238],
    ['set', { a: 1 }, { $set: { _id: 9 } }, 66],
    ['set', { a: 1 }, { $set: { a: 1, 'a.b': 2 } }, 40],
    ['set', { a: 1 }, { $set: { '': 1 } }, 56],
    ['positional-all', { g: [80, 90] }, { $inc: { 'g.$[]': 10 } }, { g: [90, 100] }],
    ['positional-all', {}, { $set: { 'g.$[]': 10 } }, 2],
    [
      'positional-filtered',
      { g: [95, 102, 90] },
      { $set: { 'g.$[e]': 100 } },
      { g: [95, 100, 90] },
      [{ e: { $gte: 100 } }],
    ],
    [
      'positional-filtered',
      { g: [{ n: 1 }, { n: 2 }] },
      { $inc: { 'g.$[e].n': 5 } },
      { g: [{ n: 1 }, { n: 7 }] },
      [{ 'e.n': 2 }],
    ],
    ['positional-filtered', { g: [1] }, { $set: { 'g.$[e]': 1 } }, 2],
    ['positional-filtered', { g: [1] }, { $set: { a: 1 } }, 9, [{ e: 1 }]],
  ],
  $unset: [
    ['unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '', none: '' } }, { b: { d: 2 } }],
    ['unset', { l: [1, 2] }, { $unset: { 'l.0': '' } }, { l: [null, 2] }],
  ],
  $setOnInsert: [['setOnInsert', { a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }]],
  $rename: [
    ['rename', { nmae: { first: 'g' }, a: 1 }, { $rename: { nmae: 'name' } }, { a: 1, name: { first: 'g' } }],
    [
      'rename',
      { name: { first: 'g' } },
      { $rename: { 'name.first': 'fname', none: 'x' } },
      { name: {}, fname: 'g' },
    ],
    ['rename', { l: [1] }, { $rename: { 'l.0': 'x' } }, 2],
    ['rename', { a: 1 }, { $rename: { a: 'a' } }, 2],
  ],
  $currentDate: [['currentDate', { a: 1 }, { $currentDate: { a: { $type: 'timestamp' } } }, 238]],
  $inc: [
    [
      'inc',
      { quantity: 10, metrics: { orders: 2 } },
      { $inc: { quantity: -2, 'metrics.orders': 1, n: 4 } },
      { quantity: 8, metrics: { orders: 3 }, n: 4 },
    ],
    ['inc', { a: new Int32(2 ** 31 - 1) }, { $inc: { a: 1 } }, { a: Long.fromNumber(2 ** 31) }],
    ['inc', { a: new Int32(1) }, { $inc: { a: new Double(0.5) } }, { a: new Double(1.5) }],
    ['inc', { a: Long.fromString('9007199254740993') }, { $inc: { a: 1 } }, 238],
    ['inc', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['inc', { a: null }, { $inc: { a: 1 } }, 14],
    ['inc', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['inc', { a: Long.fromNumber(Number.MAX_SAFE_INTEGER) }, { $inc: { a: 1 } }, 238],
    ['inc', { a: Decimal128.fromString('1') }, { $inc: { a: 1 } }, 238],
  ],
  $mul: [
    [
      'mul',
      { price: new Double(10.5), quantity: 25 },
      { $mul: { price: 2, quantity: 3 } },
      { price: 21, quantity: 75 },
    ],
    ['mul', {}, { $mul: { price: Long.fromNumber(100) } }, { price: Long.fromNumber(0) }],
    ['mul', { a: Long.fromNumber(5) }, { $mul: { a: new Int32(2) } }, { a: Long.fromNumber(10) }],
  ],
  $min: [
    ['min', { low: 200 }, { $min: { low: 150, none: 5 } }, { low: 150, none: 5 }],
    ['min', { low: 150 }, { $min: { low: 200 } }, { low: 150 }],
    ['min', { low: 5 }, { $min: { low: 'x' } }, { low: 5 }],
  ],
  $max: [['max', { high: 800, low: 5 }, { $max: { high: 950, low: 1 } }, { high: 950, low: 5 }]],
  $push: [
    ['push', { scores: [1] }, { $push: { scores: 89, none: 1 } }, { scores: [1, 89], none: [1] }],
    ['push', { scores: [44] }, { $push: { scores: { $each: [90, 92] } } }, { scores: [44, 90, 92] }],
    [
      'push',
      scores,
      { $push: { quizzes: { $each: [{ wk: 1, score: 10 }], $sort: { score: -1 }, $slice: 2 } } },
      {
        quizzes: [
          { wk: 1, score: 10 },
          { wk: 5, score: 8 },
        ],
      },
    ],
    ['slice', { s: [40, 50, 60] }, { $push: { s: { $each: [80], $slice: -2 } } }, { s: [60, 80] }],
    ['slice', { s: [40, 50] }, { $push: { s: { $each: [], $slice: 0 } } }, { s: [] }],
    ['sort', { s: [89, 70] }, { $push: { s: { $each: [80], $sort: 1 } } }, { s: [70, 80, 89] }],
    ['push', { s: 'x' }, { $push: { s: 1 } }, 2],
    ['push', { s: [] }, { $push: { s: { $each: [], $nonsense: 1 } } }, 238],
    ['position', { s: [] }, { $push: { s: { $each: [1], $position: 0 } } }, 238],
  ],
  $addToSet: [
    ['addToSet', { tags: ['a', 'b'] }, { $addToSet: { tags: 'b' } }, { tags: ['a', 'b'] }],
    ['addToSet', { tags: ['a'] }, { $addToSet: { tags: { $each: ['b', 'a', 'b'] } } }, { tags: ['a', 'b'] }],
    ['addToSet', { tags: ['a'] }, { $addToSet: { tags: ['b'] } }, { tags: ['a', ['b']] }],
    ['addToSet', { tags: 1 }, { $addToSet: { tags: 1 } }, 2],
  ],
  $pull: [
    ['pull', { votes: [3, 5, 6, 7] }, { $pull: { votes: { $gte: 6 } } }, { votes: [3, 5] }],
    [
      'pull',
      {
        r: [
          { item: 'A', score: 5 },
          { item: 'B', score: 8 },
        ],
      },
      { $pull: { r: { score: 8, item: 'B' } } },
      { r: [{ item: 'A', score: 5 }] },
    ],
    ['pull', { l: ['a', 'b'] }, { $pull: { l: 'a', none: 1 } }, { l: ['b'] }],
  ],
  $pullAll: [
    ['pullAll', { scores: [0, 2, 5, 5, 1, 0] }, { $pullAll: { scores: [0, 5] } }, { scores: [2, 1] }],
  ],
  $pop: [
    ['pop', { scores: [8, 9, 10] }, { $pop: { scores: -1 } }, { scores: [9, 10] }],
    ['pop', { scores: [8, 9, 10] }, { $pop: { scores: 1 } }, { scores: [8, 9] }],
    ['pop', { scores: 1 }, { $pop: { scores: 1 } }, 14],
    ['pop', { scores: [1] }, { $pop: { scores: 2 } }, 9],
  ],
};

let open: Awaited<ReturnType<typeof openConformance>>;

beforeAll(async () => {
  open = await openConformance();
});
afterAll(() => open.close());

const rows = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map((one, i): [string, string, Case] => [`${name} ${i}`, `${MANUAL}operator/update/${one[0]}/`, one]),
);

test.each(rows)('%s, %s', async (_name, _page, [, doc, update, expected, arrayFilters]) => {
  const collection = await open.filled([{ _id: 1, ...doc }]);
  const work = collection.updateOne({ _id: 1 as never }, update, arrayFilters ? { arrayFilters } : {});
  if (typeof expected === 'number') {
    expect(await codeOf(work)).toBe(expected);
    return;
  }
  await work;
  const { _id, ...after } = (await collection.findOne({})) ?? {};
  const plain = inTermsOf(after, expected) as Fields;
  expect(plain).toEqual(expected);
  expect(Object.keys(plain)).toEqual(Object.keys(expected));
});

test.each([...SUPPORTED.updates, ...SUPPORTED.pushModifiers])('has cases for %s', (name) => {
  const stated = JSON.stringify(CASES[name as keyof typeof CASES] ?? CASES.$push);
  expect(stated).toContain(`"${name}"`);
});

test.each([
  [{ $bit: { a: { and: 1 } } }, 238],
  [{ $nonsense: { a: 1 } }, 238],
])('refuses %j', async (update, code) => {
  expect(await codeOf((await open.filled([{ a: 1 }])).updateOne({}, update))).toBe(code);
});

test(`$currentDate (${MANUAL}operator/update/currentDate/)`, async () => {
  const collection = await open.filled([{ _id: 1 }]);
  await collection.updateOne({}, { $currentDate: { a: true } });
  expect((await collection.findOne({}))?.['a']).toBeInstanceOf(Date);
});

test(`$setOnInsert and the filter's equalities (${MANUAL}operator/update/setOnInsert/)`, async () => {
  const collection = await open.filled();
  await collection.updateOne(
    { item: 'apple', n: { $gt: 1 }, _id: 1 as never },
    { $setOnInsert: { qty: 100 } },
    { upsert: true },
  );
  expect(inTermsOf(await collection.findOne({}), undefined)).toEqual({ _id: 1, item: 'apple', qty: 100 });
});

test(`the positional operator (${MANUAL}operator/update/positional/)`, async () => {
  const collection = await open.filled([
    { _id: 1, grades: [85, 80, 80] },
    { _id: 2, grades: [{ grade: 80 }, { grade: 85 }] },
  ]);
  await collection.updateOne({ _id: 1 as never, grades: 80 }, { $set: { 'grades.$': 82 } });
  await collection.updateOne({ _id: 2 as never, 'grades.grade': 85 }, { $set: { 'grades.$.std': 6 } });
  expect(inTermsOf(await collection.find().toArray(), undefined)).toEqual([
    { _id: 1, grades: [85, 82, 80] },
    { _id: 2, grades: [{ grade: 80 }, { grade: 85, std: 6 }] },
  ]);
  expect(await codeOf(collection.updateOne({ _id: 1 as never }, { $set: { 'grades.$': 1 } }))).toBe(2);
});

const list = { _id: 1, l: [{ x: 1 }, { x: 2 }, { x: 3 }], a: { b: 1, c: 2 } };

const PROJECTIONS: [string, string, Fields, Fields, Fields | number][] = [
  ['$slice', 'slice', {}, { l: { $slice: 2 }, a: 0 }, { _id: 1, l: [{ x: 1 }, { x: 2 }] }],
  ['$slice', 'slice', {}, { l: { $slice: -1 }, a: 1 }, { _id: 1, l: [{ x: 3 }], a: { b: 1, c: 2 } }],
  ['$slice', 'slice', {}, { l: { $slice: [-2, 1] }, a: 0 }, 238],
  ['$slice', 'slice', {}, { 'a.b': { $slice: 1 } }, 238],
  ['$elemMatch', 'elemMatch', {}, { l: { $elemMatch: { x: { $gt: 1 } } } }, { _id: 1, l: [{ x: 2 }] }],
  ['fields', 'positional', { 'l.x': 3 }, { 'l.$': 1 }, 238],
  ['fields', 'positional', {}, { _id: 1 }, { _id: 1 }],
  ['fields', 'positional', {}, { b: '$a.b', _id: 0 }, { b: 1 }],
  ['fields', 'positional', {}, { 'a.b': 1, _id: 0 }, { a: { b: 1 } }],
  ['fields', 'positional', {}, { a: 1, l: 0 }, 31254],
  ['fields', 'positional', {}, { a: 1, 'a.b': 1 }, 31249],
  ['fields', 'positional', {}, { a: { $meta: 'textScore' } }, 238],
];

test.each(SUPPORTED.projections)('has cases for the projection %s', (name) => {
  expect(PROJECTIONS.map(([one]) => one)).toContain(name);
});

test.each(PROJECTIONS)(
  `the projection %s (${MANUAL}operator/projection/%s/): %j, %j`,
  async (_name, _page, filter, projection, expected) => {
    const work = (await open.filled([list])).find(filter, { projection }).toArray();
    if (typeof expected === 'number') expect(await codeOf(work)).toBe(expected);
    else expect(inTermsOf(await work, undefined)).toEqual([expected]);
  },
);
