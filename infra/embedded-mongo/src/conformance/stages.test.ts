import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { SUPPORTED, type StageName } from '../semantics/supported.ts';
import { codeOf, inTermsOf, MANUAL, openConformance, type Filled } from '../testing/conformance.ts';

type Docs = Record<string, unknown>[];

/** The page below the manual's `operator/aggregation/`, documents, a pipeline (or one stage), the result, other collections. */
type Case = [page: string, docs: Docs, pipeline: object, expected: unknown, others?: Record<string, Docs>];

const sales = [
  { _id: 1, item: 'abc', price: 10, quantity: 2 },
  { _id: 2, item: 'jkl', price: 20, quantity: 1 },
  { _id: 3, item: 'xyz', price: 5, quantity: 10 },
  { _id: 4, item: 'xyz', price: 5, quantity: 20 },
  { _id: 5, item: 'abc', price: 10, quantity: 10 },
];
const group = (fields: object): object[] => [{ $group: { _id: '$item', ...fields } }, { $sort: { _id: 1 } }];
const three = [{ _id: 1 }, { _id: 2 }, { _id: 3 }];
const cakes = [
  { _id: 0, orderDate: new Date('2020-05-18T14:10:30Z'), quantity: 120 },
  { _id: 1, orderDate: new Date('2021-03-20T11:30:05Z'), quantity: 140 },
  { _id: 2, orderDate: new Date('2019-05-18T16:09:01Z'), quantity: 162 },
];
const windowed = (window: object): object[] => [
  {
    $setWindowFields: {
      sortBy: { orderDate: 1 },
      output: { total: { $sum: '$quantity', window } },
    },
  },
  { $project: { total: 1 } },
];
const orders = [
  { _id: 1, item: 'almonds', price: 12, ordered: 2 },
  { _id: 2, item: 'pecans', price: 20, ordered: 1 },
  { _id: 3 },
];
const inventory = [
  { _id: 1, sku: 'almonds', instock: 120 },
  { _id: 2, sku: 'bread', instock: 80 },
  { _id: 5, sku: null },
  { _id: 6 },
];
const employees = [
  { _id: 1, name: 'Dev' },
  { _id: 2, name: 'Eliot', reportsTo: 'Dev' },
  { _id: 3, name: 'Ron', reportsTo: 'Eliot' },
  { _id: 4, name: 'Andrew', reportsTo: 'Eliot' },
];
const hierarchy = {
  from: 'self',
  startWith: '$reportsTo',
  connectFromField: 'reportsTo',
  connectToField: 'name',
  as: 'above',
};
const names = (field: string): object => ({ $map: { input: `$${field}`, in: '$$this.name' } });
const replacing = (options: object): object => ({
  writes: { $merge: { into: 'target', whenMatched: 'replace', ...options } },
});

const ACCUMULATORS: Record<(typeof SUPPORTED.accumulators)[number], Case[]> = {
  $sum: [
    [
      'sum',
      sales,
      group({ total: { $sum: { $multiply: ['$price', '$quantity'] } }, count: { $sum: 1 } }),
      [
        { _id: 'abc', total: 120, count: new Int32(2) },
        { _id: 'jkl', total: 20, count: 1 },
        { _id: 'xyz', total: 150, count: 2 },
      ],
    ],
    ['sum', [{ n: 'x' }, {}], { $group: { _id: null, s: { $sum: '$n' } } }, [{ _id: null, s: 0 }]],
    [
      'sum',
      [{ n: new Int32(1) }, { n: Long.fromNumber(2) }],
      { $group: { _id: null, s: { $sum: '$n' } } },
      [{ _id: null, s: Long.fromNumber(3) }],
    ],
  ],
  $avg: [
    [
      'avg',
      sales,
      group({
        avgAmount: { $avg: { $multiply: ['$price', '$quantity'] } },
        avgQuantity: { $avg: '$quantity' },
      }),
      [
        { _id: 'abc', avgAmount: 60, avgQuantity: new Double(6) },
        { _id: 'jkl', avgAmount: 20, avgQuantity: 1 },
        { _id: 'xyz', avgAmount: 75, avgQuantity: 15 },
      ],
    ],
    ['avg', [{ n: 'x' }], { $group: { _id: null, a: { $avg: '$n' } } }, [{ _id: null, a: null }]],
  ],
  $min: [
    [
      'min',
      sales,
      group({ minQuantity: { $min: '$quantity' } }),
      [
        { _id: 'abc', minQuantity: 2 },
        { _id: 'jkl', minQuantity: 1 },
        { _id: 'xyz', minQuantity: 10 },
      ],
    ],
  ],
  $max: [
    ['max', sales, { $group: { _id: null, max: { $max: '$quantity' } } }, [{ _id: null, max: 20 }]],
    [
      'max',
      [{ n: 1 }, { n: 'x' }, { n: null }],
      { $group: { _id: null, m: { $max: '$n' } } },
      [{ _id: null, m: 'x' }],
    ],
  ],
  $first: [
    [
      'first',
      sales,
      [{ $sort: { item: 1, quantity: 1 } }, ...group({ first: { $first: '$quantity' } })],
      [
        { _id: 'abc', first: 2 },
        { _id: 'jkl', first: 1 },
        { _id: 'xyz', first: 10 },
      ],
    ],
    ['first', [{}, { n: 1 }], { $group: { _id: null, f: { $first: '$n' } } }, [{ _id: null, f: null }]],
  ],
  $push: [
    [
      'push',
      sales,
      [{ $sort: { _id: 1 } }, ...group({ sold: { $push: { q: '$quantity' } } })],
      [
        { _id: 'abc', sold: [{ q: 2 }, { q: 10 }] },
        { _id: 'jkl', sold: [{ q: 1 }] },
        { _id: 'xyz', sold: [{ q: 10 }, { q: 20 }] },
      ],
    ],
  ],
  $addToSet: [
    [
      'addToSet',
      sales,
      { $group: { _id: null, set: { $addToSet: { $gt: ['$price', 0] } } } },
      [{ _id: null, set: [true] }],
    ],
  ],
};

const STAGES: Record<StageName, Case[]> = {
  $match: [
    ['match', sales, { $match: { item: 'jkl' } }, [sales[1]]],
    ['match', sales, { $match: { $expr: { $gt: [2, '$quantity'] } } }, [sales[1]]],
  ],
  $project: [
    ['project', [{ _id: 1, a: 1, b: { c: 1, d: 2 } }], { $project: { 'b.c': 1 } }, [{ _id: 1, b: { c: 1 } }]],
    ['project', [{ _id: 1, a: 1, b: 2 }], { $project: { _id: 0, a: 0 } }, [{ b: 2 }]],
    [
      'project',
      [{ _id: 1, a: 1 }],
      { $project: { x: '$a', y: 'text', z: '$none' } },
      [{ _id: 1, x: 1, y: 'text' }],
    ],
    ['project', [{ _id: 1 }], { $project: { a: 1, b: 0 } }, { error: 31254 }],
    ['project', [{ _id: 1 }], { $project: { a: { $slice: ['$b', 1] } } }, { error: 238 }],
  ],
  $set: [
    ['set', [{ _id: 1, a: 1 }], { $set: { a: '$$REMOVE', b: '$a' } }, [{ _id: 1, b: 1 }]],
    [
      'set',
      [{ _id: 1, specs: { doors: 4 } }],
      { $set: { 'specs.fuel': 'unleaded', total: { $add: ['$specs.doors', 1] } } },
      [{ _id: 1, specs: { doors: 4, fuel: 'unleaded' }, total: 5 }],
    ],
    ['set', [{ _id: 1, l: [{ x: 1 }] }], { $set: { 'l.y': 2 } }, [{ _id: 1, l: [{ x: 1, y: 2 }] }]],
  ],
  $sort: [
    ['sort', three, { $sort: { _id: -1 } }, [{ _id: 3 }, { _id: 2 }, { _id: 1 }]],
    [
      'sort',
      [{ _id: 1, a: 1 }, { _id: 2 }, { _id: 3, a: [] }],
      [{ $sort: { a: 1 } }, { $project: { a: 0 } }],
      [{ _id: 3 }, { _id: 2 }, { _id: 1 }],
    ],
    ['sort', three, { $sort: { a: { $meta: 'textScore' } } }, { error: 238 }],
  ],
  $limit: [
    ['limit', three, { $limit: 2 }, [{ _id: 1 }, { _id: 2 }]],
    ['limit', three, { $limit: 0 }, { error: 15958 }],
  ],
  $skip: [['skip', three, { $skip: 2 }, [{ _id: 3 }]]],
  $count: [
    ['count', three, [{ $match: { _id: { $gt: 1 } } }, { $count: 'n' }], [{ n: 2 }]],
    ['count', [], { $count: 'n' }, []],
  ],
  $sample: [
    ['sample', three, [{ $sample: { size: 5 } }, { $sort: { _id: 1 } }], three],
    ['sample', three, { $sample: { size: 1, seed: 1 } }, { error: 238 }],
  ],
  $unwind: [
    [
      'unwind',
      [{ _id: 1, sizes: ['S', 'M'] }],
      { $unwind: '$sizes' },
      [
        { _id: 1, sizes: 'S' },
        { _id: 1, sizes: 'M' },
      ],
    ],
    [
      'unwind',
      [{ _id: 1, s: ['S', 'M'] }, { _id: 2, s: [] }, { _id: 3, s: 'L' }, { _id: 4 }, { _id: 5, s: null }],
      { $unwind: { path: '$s', preserveNullAndEmptyArrays: true } },
      [
        { _id: 1, s: 'S' },
        { _id: 1, s: 'M' },
        { _id: 2 },
        { _id: 3, s: 'L' },
        { _id: 4 },
        { _id: 5, s: null },
      ],
    ],
    [
      'unwind',
      [
        { _id: 1, a: { b: [1, 2], c: 1 } },
        { _id: 2, a: [{ b: [1] }] },
      ],
      { $unwind: '$a.b' },
      [
        { _id: 1, a: { b: 1, c: 1 } },
        { _id: 1, a: { b: 2, c: 1 } },
      ],
    ],
    ['unwind', [{ _id: 1, a: [[1, 2]] }], { $unwind: '$a.0' }, []],
    ['unwind', three, { $unwind: { path: '$a', includeArrayIndex: 'i' } }, { error: 238 }],
    ['unwind', three, { $unwind: { path: '$a', keep: true } }, { error: 238 }],
  ],
  $group: [
    [
      'group',
      sales,
      [{ $group: { _id: '$item' } }, { $sort: { _id: 1 } }],
      [{ _id: 'abc' }, { _id: 'jkl' }, { _id: 'xyz' }],
    ],
    ['group', [{ a: null }, {}], { $group: { _id: '$a', n: { $sum: 1 } } }, [{ _id: null, n: 2 }]],
    [
      'group',
      [{ a: null }, {}],
      { $group: { _id: { x: '$a' }, n: { $sum: 1 } } },
      [{ _id: { x: null }, n: 2 }],
    ],
    [
      'group',
      [{ a: 1 }, { a: Long.fromNumber(1) }, { a: new Double(1) }],
      { $group: { _id: '$a', n: { $sum: 1 } } },
      [{ _id: 1, n: 3 }],
    ],
    ['group', sales, { $group: { _id: null, x: { $stdDevPop: '$a' } } }, { error: 238 }],
    ['group', sales, { $group: { _id: null, x: { $nonsense: '$a' } } }, { error: 238 }],
    ['group', [{ a: Decimal128.fromString('1.5') }], { $group: { _id: '$a' } }, { error: 238 }],
  ],
  $bucket: [
    [
      'bucket',
      [{ born: 1868 }, { born: 1840 }, { born: 1849 }],
      {
        $bucket: {
          groupBy: '$born',
          boundaries: [1840, 1850, 1870],
          output: { n: { $sum: 1 } },
        },
      },
      [
        { _id: 1840, n: 2 },
        { _id: 1850, n: 1 },
      ],
    ],
    ['bucket', [{ n: 10 }], { $bucket: { groupBy: '$n', boundaries: [0, 10] } }, { error: 40066 }],
    [
      'bucket',
      [{ n: 10 }],
      { $bucket: { groupBy: '$n', boundaries: [0, 10], granularity: 'R5' } },
      { error: 238 },
    ],
  ],
  $setWindowFields: [
    [
      'setWindowFields',
      cakes,
      windowed({ documents: ['unbounded', 'current'] }),
      [
        { _id: 2, total: 162 },
        { _id: 0, total: 282 },
        { _id: 1, total: 422 },
      ],
    ],
    [
      'setWindowFields',
      cakes,
      { $setWindowFields: { sortBy: { _id: 1 }, output: { all: { $sum: '$quantity' } } } },
      { error: 238 },
    ],
    ...[{ range: [-10, 10] }, { documents: [-1, 0] }].map((window): Case => [
      'setWindowFields',
      cakes,
      windowed(window),
      { error: 238 },
    ]),
  ],
  $lookup: [
    [
      'lookup',
      orders,
      [
        { $lookup: { from: 'inventory', localField: 'item', foreignField: 'sku', as: 'docs' } },
        { $project: { docs: '$docs._id' } },
      ],
      [
        { _id: 1, docs: [1] },
        { _id: 2, docs: [] },
        { _id: 3, docs: [5, 6] },
      ],
      { inventory },
    ],
    [
      'lookup',
      orders,
      [
        {
          $lookup: {
            from: 'inventory',
            let: { item: '$item', least: 100 },
            pipeline: [
              {
                $match: { $expr: { $and: [{ $eq: ['$sku', '$$item'] }, { $gte: ['$instock', '$$least'] }] } },
              },
              { $project: { _id: 0, instock: 1 } },
            ],
            as: 'docs',
          },
        },
        { $match: { _id: 1 } },
      ],
      [{ ...orders[0], docs: [{ instock: 120 }] }],
      { inventory },
    ],
    [
      'lookup',
      [{ _id: 1, of: ['a', 'b'] }],
      { $lookup: { from: 'others', localField: 'of', foreignField: 'n', as: 'found' } },
      [
        {
          _id: 1,
          of: ['a', 'b'],
          found: [
            { _id: 7, n: 'a' },
            { _id: 8, n: 'b' },
          ],
        },
      ],
      {
        others: [
          { _id: 7, n: 'a' },
          { _id: 8, n: 'b' },
        ],
      },
    ],
    ['lookup', orders, { $lookup: { from: 'x', as: 'y', nonsense: 1 } }, { error: 238 }],
    [
      'lookup',
      orders,
      { $lookup: { from: 'x', localField: 'a', foreignField: 'b', as: 'a.b' } },
      { error: 238 },
    ],
  ],
  $graphLookup: [
    [
      'graphLookup',
      employees,
      [{ $match: { _id: 3 } }, { $graphLookup: hierarchy }, { $project: { names: names('above') } }],
      [{ _id: 3, names: ['Eliot', 'Dev'] }],
    ],
    ...[{ maxDepth: 0 }, { depthField: 'depth' }, { restrictSearchWithMatch: { a: 1 } }].map(
      (option): Case => [
        'graphLookup',
        employees,
        { $graphLookup: { ...hierarchy, ...option } },
        { error: 238 },
      ],
    ),
    ['graphLookup', employees, { $graphLookup: { ...hierarchy, nonsense: 1 } }, { error: 238 }],
  ],
  $unionWith: [
    [
      'unionWith',
      three,
      { $unionWith: 'others' },
      [...three, { _id: 7, n: 'a' }],
      { others: [{ _id: 7, n: 'a' }] },
    ],
    [
      'unionWith',
      three,
      { $unionWith: { coll: 'others', pipeline: [{ $project: { _id: 0 } }] } },
      [...three, { n: 'a' }],
      { others: [{ _id: 7, n: 'a' }] },
    ],
  ],
  $facet: [
    [
      'facet',
      three,
      { $facet: { all: [{ $count: 'n' }], top: [{ $limit: 1 }] } },
      [{ all: [{ n: 3 }], top: [{ _id: 1 }] }],
    ],
  ],
  $merge: [
    [
      'merge',
      [{ _id: 1, b: 5 }, { _id: 2 }],
      replacing({}),
      [{ _id: 1, b: 5 }, { _id: 2 }],
      { target: [{ _id: 1, a: 1 }] },
    ],
    [
      'merge',
      [{ _id: 1, n: new Double(5), l: Long.fromNumber(6) }],
      replacing({ on: '_id' }),
      [{ _id: 1, n: new Double(5), l: Long.fromNumber(6) }],
    ],
    ...['merge', 'keepExisting', 'fail', []].map((whenMatched): Case => [
      'merge',
      three,
      { $merge: { into: 'target', whenMatched } },
      { error: 238 },
    ]),
    ['merge', three, { $merge: 'target' }, { error: 238 }],
    ['merge', three, replacing({ whenNotMatched: 'discard' }), { error: 238 }],
    ['merge', three, replacing({ on: 'n' }), { error: 238 }],
    ['merge', three, replacing({ into: { db: 'test', coll: 'target' } }), { error: 238 }],
    ['merge', three, replacing({ let: { a: 1 } }), { error: 238 }],
  ],
  $changeStream: [
    ['changeStream', three, { $changeStream: { fullDocument: 'x' } }, { error: 2 }],
    ['changeStream', three, { $changeStream: { startAtOperationTime: 1 } }, { error: 238 }],
    ['changeStream', three, [{ $limit: 1 }, { $changeStream: {} }], { error: 40602 }],
  ],
};

let open: Awaited<ReturnType<typeof openConformance>>;

beforeAll(async () => {
  open = await openConformance();
});
afterAll(() => open.close());

/** Returns the pipeline with this case's collections instead of the names in the case. */
const renamed = (value: unknown, collections: Record<string, string>): unknown => {
  if (typeof value === 'string') return Object.hasOwn(collections, value) ? collections[value] : value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, collections));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, collections)]));
};

const run = async ([, docs, stated, , others = {}]: Case): Promise<unknown> => {
  const source = await open.filled(docs);
  const collections: Record<string, Filled> = { self: source, target: await open.filled() };
  for (const [name, list] of Object.entries(others)) collections[name] = await open.filled(list);
  const real = Object.fromEntries(
    Object.entries(collections).map(([name, { collectionName }]) => [name, collectionName]),
  );
  const isWriting = 'writes' in stated;
  const pipeline = renamed(isWriting ? stated.writes : stated, real);
  const answer = await source
    .aggregate((Array.isArray(pipeline) ? pipeline : [pipeline]) as object[])
    .toArray();
  return isWriting ? collections['target']?.find().sort({ _id: 1 }).toArray() : answer;
};

const rowsOf = (cases: Record<string, Case[]>): [string, string, Case][] =>
  Object.entries(cases).flatMap(([name, list]) =>
    list.map((one): [string, string, Case] => [name, `${MANUAL}operator/aggregation/${one[0]}/`, one]),
  );

test.each([...rowsOf(STAGES), ...rowsOf(ACCUMULATORS)])('%s, %s %#', async (_name, _page, one) => {
  const [, , , expected] = one;
  if (typeof expected === 'object' && expected !== null && 'error' in expected) {
    expect(await codeOf(run(one))).toBe(expected.error);
    return;
  }
  expect(inTermsOf(await run(one), expected)).toEqual(expected);
});

test.each(Object.entries(SUPPORTED.stages))('has a case for every option of %s', (name, options) => {
  const stated = JSON.stringify(STAGES[name as StageName]);
  expect(STAGES[name as StageName].length).toBeGreaterThan(0);
  if (name !== '$changeStream')
    expect((options ?? []).filter((option) => !stated.includes(`"${option}"`))).toEqual([]);
});

test.each(SUPPORTED.accumulators)('has cases for %s', (name) => {
  expect(ACCUMULATORS[name].length).toBeGreaterThan(0);
});

test.each([
  ['$nonsense', 238],
  ['$geoNear', 238],
  ['$redact', 238],
  ['$densify', 238],
  ['$documents', 238],
  ['$out', 238],
  ['$addFields', 238],
])('refuses %s by name', async (name, code) => {
  const work = (await open.filled([])).aggregate([{ [name]: {} }]).toArray();
  await expect(work).rejects.toThrow(name);
  expect(await codeOf(work)).toBe(code);
});

test('keeps the types of numbers in an update by pipeline', async () => {
  const collection = await open.filled([{ _id: new ObjectId(), d: new Double(5), l: Long.fromNumber(6) }]);
  await collection.updateOne({}, [
    { $set: { i: { $add: [1, 1] }, s: { $add: ['$l', 1] }, x: new Double(3) } },
  ]);
  const [doc] = await collection.find({}, { projection: { _id: 0 } }).toArray();
  expect(doc).toEqual({
    d: new Double(5),
    l: Long.fromNumber(6),
    i: new Int32(2),
    s: Long.fromNumber(7),
    x: new Double(3),
  });
});
