import { Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import { SUPPORTED } from '../semantics/supported.ts';
import { codeOf, inTermsOf, MANUAL, openConformance } from '../testing/conformance.ts';

type Case = [page: string, expression: unknown, expected: unknown, doc?: object];

const MISSING = undefined;
const at = (text: string): Date => new Date(text);
const long = (text: string): Long => Long.fromString(text);
const id = new ObjectId('5ab9cbfa31c2ab715d42129e');
const quizzes = { quizzes: [10, 6, 7], labs: [5, 8], final: 80, midterm: 75 };
const now = { date: at('2014-01-01T08:15:39.736Z') };
const trunc = (date: string, options: object): unknown => ({ $dateTrunc: { date: at(date), ...options } });
const text = (options: object): unknown => ({ $dateToString: { date: '$date', ...options } });
const cases = (list: unknown[]): unknown => ({
  $switch: { branches: [{ case: { $eq: list }, then: 'equals' }], default: 'Did not match' },
});

/** By operator: the page below the manual's `operator/aggregation/`, the expression, its value, the document it is evaluated over. */
const CASES: Record<(typeof SUPPORTED.expressions)[number], Case[]> = {
  $cond: [
    ['cond', { $cond: { if: { $gte: ['$qty', 250] }, then: 30, else: 20 } }, 30, { qty: 300 }],
    ['cond', { $cond: [{ $gte: ['$qty', 250] }, 30, 20] }, 20, { qty: 200 }],
  ],
  $ifNull: [
    ['ifNull', { $ifNull: ['$description', 'Unspecified'] }, 'Unspecified', { description: null }],
    ['ifNull', { $ifNull: ['$description', 'Unspecified'] }, 'Unspecified'],
    ['ifNull', { $ifNull: ['$description', '$quantity', 'Unspecified'] }, 200, { quantity: 200 }],
  ],
  $switch: [
    [
      'switch',
      {
        $switch: {
          branches: [
            { case: { $eq: [0, 5] }, then: 'equals' },
            { case: { $gt: [0, 5] }, then: 'greater than' },
            { case: { $gte: [5, 0] }, then: 'less than' },
          ],
        },
      },
      'less than',
    ],
    ['switch', cases([0, 5]), 'Did not match'],
    ['switch', { $switch: { branches: [{ case: { $eq: [0, 5] }, then: 'equals' }] } }, { error: 40066 }],
  ],
  $and: [
    ['and', { $and: [1, 'green'] }, true],
    ['and', { $and: [] }, true],
    ['and', { $and: [[null], [false], [0]] }, true],
    ['and', { $and: [null, true] }, false],
    ['and', { $and: [0, true] }, false],
  ],
  $not: [
    ['not', { $not: [true] }, false],
    ['not', { $not: [[false]] }, false],
    ['not', { $not: [false] }, true],
    ['not', { $not: [null] }, true],
    ['not', { $not: [0] }, true],
  ],
  $eq: [
    ['eq', { $eq: ['$qty', 250] }, true, { qty: 250 }],
    ['eq', { $eq: ['$qty', 250] }, true, { qty: Long.fromNumber(250) }],
    ['eq', { $eq: ['$qty', 250] }, false, { qty: '250' }],
    ['eq', { $eq: ['$qty', 250, 1] }, { error: 16020 }],
  ],
  $gt: [
    ['gt', { $gt: ['$qty', 250] }, false, { qty: 250 }],
    ['gt', { $gt: ['$qty', 250] }, true, { qty: 'abc' }],
  ],
  $gte: [['gte', { $gte: ['$qty', 250] }, true, { qty: 250 }]],
  $add: [
    ['add', { $add: ['$price', '$fee'] }, 12, { price: 10, fee: 2 }],
    [
      'add',
      { $add: ['$date', 3 * 24 * 60 * 60000] },
      at('2014-03-18T09:00:00Z'),
      { date: at('2014-03-15T09:00:00Z') },
    ],
    ['add', { $add: ['$price', '$none'] }, null, { price: 10 }],
    ['add', { $add: ['$a', 1] }, Long.fromNumber(2 ** 31), { a: new Int32(2 ** 31 - 1) }],
    ['add', { $add: ['$a', 1] }, new Double(3), { a: new Double(2) }],
    ['add', { $add: ['$a', 1] }, { error: 238 }, { a: long('9007199254740993') }],
    ['add', { $add: ['$a', 1] }, { error: 238 }, { a: Long.fromNumber(Number.MAX_SAFE_INTEGER) }],
    ['add', { $add: ['$a', 1] }, { error: 238 }, { a: Decimal128.fromString('1.5') }],
    ['add', { $add: ['x', 1] }, { error: 14 }],
  ],
  $multiply: [
    ['multiply', { $multiply: ['$price', '$quantity'] }, 20, { price: 10, quantity: 2 }],
    ['multiply', { $multiply: ['$a', '$a'] }, Long.fromNumber(2 ** 32), { a: new Int32(65536) }],
  ],
  $sum: [
    ['sum', { $sum: '$quizzes' }, 23, quizzes],
    ['sum', { $sum: ['$final', '$midterm'] }, 155, quizzes],
    ['sum', { $sum: ['$quizzes', '$final'] }, 80, quizzes],
    ['sum', { $sum: ['x', '$none', 1] }, new Int32(1)],
    ['sum', { $sum: [0.1, 0.2, 0.3] }, 0.6],
  ],
  $arrayElemAt: [
    ['arrayElemAt', { $arrayElemAt: [[1, 2, 3], 0] }, 1],
    ['arrayElemAt', { $arrayElemAt: [[1, 2, 3], -2] }, 2],
    ['arrayElemAt', { $arrayElemAt: [[1, 2, 3], 15] }, MISSING],
    ['arrayElemAt', { $arrayElemAt: [[1, 2, 3], -4] }, MISSING],
    ['arrayElemAt', { $arrayElemAt: ['$none', 0] }, null],
  ],
  $size: [
    ['size', { $size: '$colors' }, 2, { colors: ['blue', 'black'] }],
    ['size', { $size: '$colors' }, { error: 17124 }],
    ['size', { $size: '$colors' }, { error: 17124 }, { colors: null }],
  ],
  $filter: [
    [
      'filter',
      {
        $filter: {
          input: [1, 2, null, 3.1, Long.fromNumber(4)],
          as: 'num',
          cond: { $gte: ['$$num', 2] },
        },
      },
      [2, 3.1, 4],
    ],
    ['filter', { $filter: { input: '$none', cond: true } }, null],
    ['filter', { $filter: { input: [1], cond: true, limit: 1 } }, { error: 238 }],
  ],
  $map: [
    [
      'map',
      { $map: { input: '$quizzes', as: 'grade', in: { $add: ['$$grade', 2] } } },
      [7, 8, 9],
      { quizzes: [5, 6, 7] },
    ],
    ['map', { $map: { input: [1, 2], in: '$none' } }, [null, null]],
    ['map', { $map: { input: [1, 2], as: 'CURRENT', in: '$a' } }, { error: 238 }],
  ],
  $reduce: [
    [
      'reduce',
      { $reduce: { input: ['a', 'b', 'c'], initialValue: '', in: { $concat: ['$$value', '$$this'] } } },
      'abc',
    ],
    [
      'reduce',
      {
        $reduce: {
          input: [1, 2, 3, 4],
          initialValue: { sum: 5, product: 2 },
          in: {
            sum: { $add: ['$$value.sum', '$$this'] },
            product: { $multiply: ['$$value.product', '$$this'] },
          },
        },
      },
      { sum: 15, product: 48 },
    ],
  ],
  $concat: [
    [
      'concat',
      { $concat: ['$item', ' - ', '$description'] },
      'ABC1 - product 1',
      { item: 'ABC1', description: 'product 1' },
    ],
    ['concat', { $concat: ['$item', ' - ', '$description'] }, null, { item: 'XYZ1', description: null }],
    ['concat', { $concat: ['x', 1] }, { error: 16702 }],
  ],
  $toLower: [
    ['toLower', { $toLower: '$item' }, 'abc1', { item: 'ABC1' }],
    ['toLower', { $toLower: '$none' }, ''],
    ['toLower', { $toLower: 'ÄB' }, 'Äb'],
  ],
  $toString: [
    ['toString', { $toString: true }, 'true'],
    ['toString', { $toString: 2.5 }, '2.5'],
    ['toString', { $toString: 1e-7 }, { error: 238 }],
    ['toString', { $toString: 0.00001 }, { error: 238 }],
    ['toString', { $toString: 1e21 }, { error: 238 }],
    ['toString', { $toString: Long.fromNumber(1000) }, '1000'],
    ['toString', { $toString: id }, '5ab9cbfa31c2ab715d42129e'],
    ['toString', { $toString: at('2018-03-27T16:58:51.538Z') }, '2018-03-27T16:58:51.538Z'],
    ['toString', { $toString: [[1]] }, { error: 241 }],
  ],
  $dateTrunc: [
    [
      'dateTrunc',
      trunc('2024-03-31T12:00:00Z', { unit: 'day', timezone: 'Europe/Berlin' }),
      at('2024-03-30T23:00:00Z'),
    ],
    ['dateTrunc', { $dateTrunc: { date: '$none', unit: 'day' } }, null],
    ...['2021-11-07T04:30:00Z', '2021-11-07T17:00:00Z'].map((noon): Case => [
      'dateTrunc',
      trunc(noon, { unit: 'day', timezone: 'America/Havana' }),
      at('2021-11-07T04:00:00Z'),
    ]),
    ['dateTrunc', trunc('2021-03-20T11:30:05Z', { unit: 'day', timezone: 'Nowhere' }), { error: 40485 }],
    ['dateTrunc', trunc('2021-03-20T11:30:05Z', { unit: 'hour' }), { error: 238 }],
    ['dateTrunc', trunc('2021-03-20T11:30:05Z', { unit: 'day', binSize: 10 }), { error: 238 }],
  ],
  $dateToString: [
    ['dateToString', text({ format: '%Y-%m-%d' }), '2014-01-01', now],
    [
      'dateToString',
      text({ format: '%d.%m.', timezone: 'America/New_York' }),
      '31.12.',
      { date: at('2014-01-01T04:00:00Z') },
    ],
    [
      'dateToString',
      text({ format: '%d.%m.', timezone: '+04:30' }),
      '02.01.',
      { date: at('2014-01-01T20:00:00Z') },
    ],
    ['dateToString', text({ format: '%Y' }), null],
    ['dateToString', text({ format: '%Y', onNull: 'none' }), { error: 238 }],
    ['dateToString', text({}), { error: 9 }, now],
    ['dateToString', text({ format: '%V' }), { error: 238 }, now],
  ],
};

let open: Awaited<ReturnType<typeof openConformance>>;

beforeAll(async () => {
  open = await openConformance();
});
afterAll(() => open.close());

const valueOf = async (expression: unknown, doc: object): Promise<Record<string, unknown>> => {
  const collection = await open.filled([{ _id: 0, ...doc }]);
  const [answer] = await collection
    .aggregate([{ $set: { v: expression } }, { $project: { _id: 0, v: 1 } }])
    .toArray();
  return answer ?? {};
};

const isError = (expected: unknown): expected is { error: number } =>
  typeof expected === 'object' && expected !== null && 'error' in expected;

const rows = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map(([page, expression, expected, doc = {}]): [string, string, unknown, unknown, object] => [
    name,
    `${MANUAL}operator/aggregation/${page}/`,
    expression,
    expected,
    doc,
  ]),
);

test.each(rows)('%s, %s: %j', async (_name, _page, expression, expected, doc) => {
  if (isError(expected)) {
    expect(await codeOf(valueOf(expression, doc))).toBe(expected.error);
    return;
  }
  const wanted = expected === MISSING ? {} : { v: expected };
  expect(inTermsOf(await valueOf(expression, doc), wanted)).toEqual(wanted);
});

test.each(SUPPORTED.expressions)('has cases for %s', (name) => {
  expect(CASES[name].length).toBeGreaterThan(0);
});

const PATHS = `${MANUAL}aggregation-variables/`;

test.each<[string, unknown, unknown, object]>([
  ['a path through an array gathers', '$a.b', [1, 2], { a: [{ b: 1 }, {}, 5, { b: 2 }] }],
  ['a path does not enter arrays within arrays', '$a.b', [], { a: [[{ b: 1 }]] }],
  ['a position is not a path of an expression', '$a.0', [], { a: [1, 2] }],
  ['a path ends at a date', '$d.getTime', MISSING, { d: at('2014-01-01T00:00:00Z') }],
  ['a path ends at an ObjectId', '$i.toHexString', MISSING, { i: id }],
  ['a path ends at a timestamp', '$t.high', MISSING, { t: new Timestamp({ t: 1, i: 1 }) }],
  ['a path ends at a number', '$n.value', MISSING, { n: Long.fromNumber(5) }],
  ['$$ROOT and $$CURRENT', ['$$ROOT.a', '$$CURRENT.a'], [1, 1], { a: 1 }],
  ['$$REMOVE', '$$REMOVE', MISSING, {}],
  ['a missing element is null in an array', ['$none'], [null], {}],
  ['a missing field is left out of a document', { a: '$none', b: 1 }, { b: 1 }, {}],
  ['an unknown variable', '$$unknown', { error: 17276 }, {}],
  ['a variable of the server', '$$NOW', { error: 238 }, {}],
  ['an empty field name', '$a..b', { error: 15998 }, {}],
  ['two operators at once', { $add: [1], $sum: 1 }, { error: 15983 }, {}],
  ['an unknown operator', { $nonsense: 1 }, { error: 238 }, {}],
])(`%s (${PATHS})`, async (_name, expression, expected, doc) => {
  if (isError(expected)) {
    expect(await codeOf(valueOf(expression, doc))).toBe(expected.error);
    return;
  }
  const wanted = expected === MISSING ? {} : { v: expected };
  expect(inTermsOf(await valueOf(expression, doc), wanted)).toEqual(wanted);
});
