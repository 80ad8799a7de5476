import { Binary, Double, Int32, Long } from 'bson';
import { SUPPORTED, type CommandName } from '../semantics/supported.ts';
import { codeOf, inTermsOf, MANUAL, openConformance } from '../testing/conformance.ts';

/** A command over a collection `c` of the three documents below, and the expected part of its answer. */
type Case = [command: Record<string, unknown>, expected: unknown];

const DOCS = [
  { _id: 1, a: 3, tags: ['x', 'y'] },
  { _id: 2, a: 2 },
  { _id: 3, a: 1 },
];
const [one, two, three] = DOCS;
const batch = (...firstBatch: unknown[]): object => ({ cursor: { firstBatch } });
const error = (code: number): object => ({ error: code });
const update = (...updates: object[]): Record<string, unknown> => ({ update: 'c', updates });
const remove = (...deletes: object[]): Record<string, unknown> => ({ delete: 'c', deletes });
const modify = (fields: object): Record<string, unknown> => ({ findAndModify: 'c', ...fields });
const pipe = (pipeline: object[], fields: object = {}): Record<string, unknown> => ({
  aggregate: 'c',
  pipeline,
  cursor: {},
  ...fields,
});

/** By command; its page is `command/NAME` of the manual. */
const CASES: Record<CommandName, Case[]> = {
  find: [
    [{ find: 'c', filter: { a: { $gt: 1 } }, sort: { _id: -1 } }, batch(two, one)],
    [{ find: 'c', projection: { a: 1, _id: 0 }, skip: 1, limit: 1 }, batch({ a: 2 })],
    [{ find: 'c', batchSize: 1, singleBatch: true }, { cursor: { id: 0, firstBatch: [one] } }],
    [{ find: 'c', hint: { _id: 1 } }, error(238)],
    [{ find: 'c', readConcern: { level: 'nonsense' } }, error(9)],
    [{ find: 'c', filter: { $expr: { $eq: ['$a', 2] } } }, batch(two)],
    [{ find: 'c', let: { n: 1 } }, error(238)],
    [{ find: 'c', skip: -1 }, error(51024)],
    [{ find: 'c', limit: -1 }, error(51024)],
    [{ find: 'c', nonsense: 1 }, error(238)],
    [{ find: 'c', constructor: 1 }, error(238)],
    ...['min', 'max'].map((name): Case => [{ find: 'c', [name]: { a: 1 } }, error(238)]),
    ...['returnKey', 'showRecordId', 'tailable', 'awaitData', 'noCursorTimeout'].map((name): Case => [
      { find: 'c', [name]: true },
      error(238),
    ]),
    [{ find: 'c', showRecordId: false, collation: { locale: 'simple' }, limit: 1 }, batch(one)],
    [{ find: 'c', collation: { locale: 'en', strength: 2 } }, error(238)],
    [{ find: 'c', readConcern: { level: 'snapshot' } }, error(238)],
    [{ find: 'c', readConcern: { level: 'majority' }, maxTimeMS: 1000, comment: 'x', limit: 1 }, batch(one)],
  ],
  getMore: [
    [{ getMore: Long.fromNumber(5), collection: 'c', batchSize: 2 }, error(43)],
    [{ getMore: Long.fromNumber(5), collection: 'c', nonsense: 2 }, error(238)],
  ],
  killCursors: [
    [
      { killCursors: 'c', cursors: [Long.fromNumber(5)] },
      { cursorsNotFound: [5], cursorsKilled: [] },
    ],
  ],
  count: [
    [{ count: 'c', query: { a: { $gt: 1 } } }, { n: 2 }],
    [{ count: 'c', skip: 1, limit: 5 }, { n: 2 }],
    [{ count: 'c', limit: -1 }, { n: 1 }],
  ],
  distinct: [
    [{ distinct: 'c', key: 'tags', query: { _id: 1 } }, { values: ['x', 'y'] }],
    [{ distinct: 'c', key: 'a' }, { values: [1, 2, 3] }],
  ],
  aggregate: [
    [pipe([{ $match: { a: 2 } }]), batch(two)],
    [pipe([{ $limit: 1 }], { hint: '_id_' }), error(238)],
    [pipe([], { let: { n: 3 } }), error(238)],
    [pipe([], { cursor: { batchSize: 0 } }), batch()],
    [pipe([], { cursor: { nonsense: 1 } }), error(238)],
    [{ aggregate: 'c', pipeline: [] }, error(9)],
    [{ aggregate: 'c', pipeline: [{ $merge: 'd' }] }, error(9)],
    [{ aggregate: 'c', pipeline: [], explain: true }, error(238)],
    [pipe([], { nonsense: 1 }), error(238)],
    [pipe([], { allowDiskUse: true, bypassDocumentValidation: true, $db: 'test' }), batch(one, two, three)],
  ],
  explain: [
    [
      { explain: { find: 'c', filter: { _id: 1 } }, verbosity: 'executionStats' },
      { executionStats: { nReturned: 1 } },
    ],
    [
      { explain: { count: 'c', query: { a: { $gt: 1 } } } },
      { queryPlanner: { winningPlan: { stage: 'COLLSCAN' } }, executionStats: { nReturned: 2 } },
    ],
    [
      { explain: { aggregate: 'c', pipeline: [{ $match: { _id: 1 } }], cursor: {} } },
      { queryPlanner: { winningPlan: { inputStage: { indexName: '_id_' } } } },
    ],
    [
      { explain: { find: 'none' }, verbosity: 'queryPlanner' },
      { queryPlanner: { winningPlan: { stage: 'EOF' } } },
    ],
    [{ explain: { distinct: 'c', key: 'a' } }, error(238)],
    [{ explain: { find: 'c', nonsense: 1 } }, error(238)],
  ],
  insert: [
    [{ insert: 'c', documents: [{ _id: 4 }] }, { n: 1 }],
    [
      { insert: 'c', documents: [{ _id: 1 }, { _id: 4 }], ordered: false },
      { n: 1, writeErrors: [{ index: 0, code: 11000 }] },
    ],
    [
      { insert: 'c', documents: [{ _id: 1 }, { _id: 4 }] },
      { n: 0, writeErrors: [{ index: 0, code: 11000 }] },
    ],
    [
      { insert: 'c', documents: [{ $ref: 'x', $id: 1, _id: 4 }] },
      { n: 0, writeErrors: [{ code: 238 }] },
    ],
    [{ insert: 'c', documents: [{ _id: 4 }], writeConcern: { w: 2 } }, error(100)],
    [{ insert: 'c', documents: [{ _id: 4 }], writeConcern: { w: 'majority', j: true } }, { n: 1 }],
  ],
  update: [
    [update({ q: { _id: 1 }, u: { $set: { b: 1 } } }), { n: 1, nModified: 1 }],
    [update({ q: {}, u: { $set: { a: 3 } }, multi: true }), { n: 3, nModified: 2 }],
    [update({ q: { _id: 9 }, u: { $set: { a: 3 } }, upsert: 1 }), { n: 1, upserted: [{ index: 0, _id: 9 }] }],
    [
      update({ q: { _id: 1 }, u: { $set: { 'tags.$[t]': 'z' } }, arrayFilters: [{ t: 'x' }] }),
      { nModified: 1 },
    ],
    [update({ q: {}, u: { $set: { b: 1 } }, hint: { _id: 1 } }), error(238)],
    [update({ q: {}, u: { $set: { b: 1 } }, sort: { a: 1 } }), error(238)],
    [update({ q: {}, u: [{ $set: { b: 1 } }], c: { x: 5 } }), error(238)],
    [{ ...update({ q: { a: 3 }, u: { $set: { b: 1 } } }), ordered: true }, { n: 1 }],
    [{ ...update({ q: {}, u: { $set: { b: 1 } } }), let: { n: 3 } }, error(238)],
    [update({ q: {}, u: { $set: { b: 1 } }, nonsense: 1 }), error(238)],
    [update({ q: {}, u: { $set: { b: 1 } }, collation: { locale: 'de' } }), error(238)],
  ],
  delete: [
    [remove({ q: {}, limit: 1 }), { n: 1 }],
    [remove({ q: {}, limit: new Double(0) }), { n: 3 }],
    [{ ...remove({ q: { a: 3 }, limit: 0 }), ordered: false }, { n: 1 }],
    [{ ...remove({ q: {}, limit: 0 }), let: { n: 3 } }, error(238)],
    [remove({ q: {} }), error(40414)],
    [remove({ q: {}, limit: 2 }), error(9)],
    [remove({ q: {}, limit: 0, nonsense: 1 }), error(238)],
  ],
  findAndModify: [
    [modify({ query: { _id: 1 }, remove: true }), { value: one, lastErrorObject: { n: 1 } }],
    [
      modify({ sort: { a: 1 }, update: { $inc: { a: 5 } }, new: true, fields: { a: 1 } }),
      { value: { _id: 3, a: 6 } },
    ],
    [
      modify({ query: { _id: 9 }, update: { $set: { a: 1 } }, upsert: true }),
      { value: null, lastErrorObject: { upserted: 9 } },
    ],
    [
      modify({
        query: { _id: 1 },
        update: { $set: { 'tags.$[t]': 'z' } },
        arrayFilters: [{ t: 'y' }],
        new: true,
      }),
      { value: { tags: ['x', 'z'] } },
    ],
    [modify({ query: {}, let: { n: 2 }, remove: true }), error(238)],
    [modify({ query: {}, remove: true, update: {} }), error(9)],
    [modify({ query: {}, remove: true, projection: { a: 1 } }), error(238)],
  ],
  createIndexes: [
    [
      { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1' }], commitQuorum: 'majority' },
      { numIndexesBefore: 1, numIndexesAfter: 2 },
    ],
    [{ createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }, error(238)],
  ],
  listIndexes: [
    [{ listIndexes: 'c', cursor: {} }, batch({ v: 2, key: { _id: 1 }, name: '_id_' })],
    [{ listIndexes: 'none' }, error(26)],
  ],
  dropIndexes: [
    [{ dropIndexes: 'c', index: '*' }, { nIndexesWas: 1 }],
    [{ dropIndexes: 'c', index: 'none' }, error(27)],
  ],
  create: [
    [{ create: 'made' }, { ok: 1 }],
    [{ create: 'c' }, error(48)],
    ...['capped', 'timeseries', 'viewOn', 'validator'].map((name): Case => [
      { create: 'new', [name]: { x: 1 } },
      error(238),
    ]),
    [{ create: 'new', nonsense: 1 }, error(238)],
  ],
  drop: [[{ drop: 'c' }, { ns: 'test.c', nIndexesWas: 1 }]],
  dropDatabase: [[{ dropDatabase: 1 }, { dropped: 'test' }]],
  listCollections: [
    [
      { listCollections: 1, filter: { name: 'c' }, nameOnly: true, cursor: {} },
      batch({ name: 'c', type: 'collection' }),
    ],
  ],
  validate: [
    [
      { validate: 'c', full: true },
      { valid: true, nrecords: 3 },
    ],
  ],
  ping: [[{ ping: 1 }, { ok: 1 }]],
  buildInfo: [[{ buildInfo: 1 }, { version: '7.0.0' }]],
  buildinfo: [[{ buildinfo: 1 }, { version: '7.0.0' }]],
  endSessions: [[{ endSessions: [{ id: new Binary(Buffer.alloc(16), 4) }] }, { ok: 1 }]],
  commitTransaction: [[{ commitTransaction: 1 }, error(251)]],
  abortTransaction: [[{ abortTransaction: 1 }, error(251)]],
};

let open: Awaited<ReturnType<typeof openConformance>>;

beforeAll(async () => {
  open = await openConformance();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.db.dropDatabase();
  await open.db.collection<{ _id: number }>('c').insertMany(DOCS.map((doc) => ({ ...doc })));
});

const rows = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map(([command, expected]): [string, object, object] => [
    `${MANUAL}command/${name}/`,
    command,
    expected as object,
  ]),
);

test.each(rows)('%s %j', async (_page, command, expected) => {
  const work = open.db.command(command, { promoteValues: false, promoteLongs: false });
  if ('error' in expected) expect(await codeOf(work)).toBe(expected.error);
  else expect(inTermsOf(await work, expected)).toMatchObject(expected);
});

const statedFields = (commands: Record<string, unknown>[]): Set<string> =>
  new Set(commands.flatMap((command) => Object.keys(command)));

test.each(Object.entries(SUPPORTED.commands))('has a case for every field of %s', (name, fields) => {
  const stated = statedFields(CASES[name as CommandName].map(([command]) => command));
  expect(stated.size).toBeGreaterThan(0);
  expect((fields as readonly string[]).filter((field) => !stated.has(field))).toEqual([]);
});

test.each(Object.entries(SUPPORTED.statements))(
  'has a case for every field of the statements of %s',
  (name, fields) => {
    const statements = CASES[name as 'update' | 'delete'].flatMap(
      ([command]) => command[`${name}s`] as Record<string, unknown>[],
    );
    expect(fields.filter((field) => !statedFields(statements).has(field))).toEqual([]);
  },
);

test.each(['nonsense', 'mapReduce', 'dbStats', 'collStats', 'renameCollection', 'constructor'])(
  'has no command %s',
  async (name) => {
    expect(await codeOf(open.db.command({ [name]: 1 }))).toBe(59);
  },
);

test.each<[string, Record<string, unknown>]>([
  ['a read', { find: 'c', filter: { a: { $ref: 'x', $id: 1 } } }],
  ['a write', { update: 'c', updates: [{ q: {}, u: { $set: { a: { $ref: 'x', $id: 1 } } } }] }],
])('refuses a DBRef in %s', async (_name, command) => {
  expect(await codeOf(open.db.command(command))).toBe(238);
});

test('refuses an order of fields that would be lost', async () => {
  const ordered = new Map<string, unknown>([
    ['_id', 4],
    ['map', new Map(Object.entries({ b: 1 }).concat([['1', 2]]))],
  ]);
  const { writeErrors } = await open.db.command({ insert: 'c', documents: [ordered] });
  expect(writeErrors).toMatchObject([{ code: 238 }]);
  expect(
    await codeOf(open.db.command(update({ q: { _id: 1 }, u: { $set: { m: ordered.get('map') } } }))),
  ).toBe(238);
  const sent = await open.db.command({ insert: 'c', documents: [{ _id: 5, map: { 1: 2, b: 1 } }] });
  expect(sent).toMatchObject({ n: 1 });
});

test('accepts what a driver sends with every command', async () => {
  const generic = {
    comment: { any: 1 },
    apiVersion: '1',
    apiDeprecationErrors: true,
    maxTimeMS: new Int32(500),
  };
  await expect(open.db.command({ ping: 1, ...generic })).resolves.toMatchObject({ ok: 1 });
  const session = open.client.startSession({ snapshot: true });
  expect(await codeOf(open.db.collection('c').find({}, { session }).toArray())).toBe(238);
  await session.endSession();
});
