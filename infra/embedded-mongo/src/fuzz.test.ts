import { EJSON, ObjectId, UUID } from 'bson';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Doc } from './bsonValues.ts';
import type { Server } from './commands/CommandContext.ts';
import { closeParts, openParts, runParts } from './testing/openParts.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

const ids = ['a', 'b', 'c'].map((_, i) => new ObjectId(Buffer.alloc(12, i)));
const scalar = fc.constantFrom<unknown>(
  null,
  0,
  1,
  2,
  3,
  -1.5,
  'a',
  'b',
  'bb',
  '',
  true,
  false,
  new Date(1000),
  new Date(2000),
  ...ids,
);
const leaf = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);
const inner = fc.record({ x: leaf, y: scalar }, { requiredKeys: [] });
const field = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 1, arbitrary: inner },
  { weight: 1, arbitrary: fc.array(inner, { maxLength: 3 }) },
);
// Two arrays in one index are refused, so `b`, which shares indexes with the others, never has one.
const doc = fc.record({ a: leaf, b: scalar, c: field }, { requiredKeys: [] });
const path = fc.constantFrom('a', 'b', 'c', 'c.x', 'c.y');

const condition = fc.oneof(
  scalar,
  fc
    .record({ op: fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$ne', '$eq'), value: scalar })
    .map(({ op, value }) => ({ [op]: value })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.array(scalar, { maxLength: 3 }).map((values) => ({ $in: values })),
  fc.array(scalar, { maxLength: 2 }).map((values) => ({ $nin: values })),
  fc.boolean().map((exists) => ({ $exists: exists })),
  fc.constantFrom<unknown>(
    /^b/,
    { $not: /^b/ },
    { $not: { $gte: 1 } },
    { $size: 2 },
    { $elemMatch: { $gte: 1, $lt: 3 } },
    { $elemMatch: { x: 1 } },
    [],
  ),
);
const clause = fc.tuple(path, condition).map(([name, test]): Doc => ({ [name]: test }));
const filter = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Doc>({}) },
  {
    weight: 4,
    arbitrary: fc.array(clause, { minLength: 1, maxLength: 3 }).map((clauses): Doc => ({ $and: clauses })),
  },
  {
    weight: 1,
    arbitrary: fc.array(clause, { minLength: 1, maxLength: 3 }).map((clauses): Doc => ({ $or: clauses })),
  },
);
const sort = fc
  .array(fc.tuple(path, fc.constantFrom(1, -1)), { maxLength: 2 })
  .map((fields): Doc => ({ ...Object.fromEntries(fields), _id: 1 }));

const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), doc }),
  fc.record({
    kind: fc.constant('set' as const),
    filter,
    path: fc.constantFrom('a', 'c', 'c.x'),
    value: field,
  }),
  fc.record({ kind: fc.constant('set' as const), filter, path: fc.constantFrom('b', 'c.y'), value: scalar }),
  fc.record({ kind: fc.constant('unset' as const), filter, path }),
  fc.record({ kind: fc.constant('delete' as const), filter }),
);
const step = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 4 }),
  isAborted: fc.boolean(),
});

const INDEXES: Doc[] = [
  { key: { a: 1 }, name: 'a' },
  { key: { a: 1, b: -1 }, name: 'ab' },
  { key: { b: 1 }, name: 'b', sparse: true },
  { key: { c: 1, b: 1 }, name: 'cb' },
  { key: { 'c.x': 1, 'c.y': -1 }, name: 'cxy' },
  { key: { b: -1, _id: 1 }, name: 'b_id', partialFilterExpression: { a: { $gte: 1 } } },
];

let dir: string;
let server: Server;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  server = openParts(dir);
});

afterAll(() => {
  closeParts(server);
  rmSync(dir, { recursive: true, force: true });
});

const run = (command: Doc): Promise<Doc> => runParts(server, command);

const commandFor = (
  name: string,
  made: typeof change extends fc.Arbitrary<infer One> ? One : never,
  id: number,
): Doc => {
  switch (made.kind) {
    case 'insert':
      return { insert: name, documents: [{ _id: id, ...made.doc }] };
    case 'set':
      return {
        update: name,
        updates: [{ q: made.filter, u: { $set: { [made.path]: made.value } }, multi: true }],
        ordered: false,
      };
    case 'unset':
      return { update: name, updates: [{ q: made.filter, u: { $unset: { [made.path]: '' } }, multi: true }] };
    case 'delete':
      return { delete: name, deletes: [{ q: made.filter, limit: 0 }] };
  }
};

let transactions = 0;
const lsid = { id: new UUID() };

const runAborted = async (command: Doc): Promise<void> => {
  transactions += 1;
  const inside = { lsid, txnNumber: transactions, autocommit: false };
  await run({ ...command, ...inside, startTransaction: true });
  await run({ abortTransaction: 1, ...inside });
};

/** A pair of collections that get the same changes, one with indexes and one without. */
const NAMES = ['indexed', 'plain'];

const batchOf = (reply: Doc): unknown => (reply['cursor'] as Doc | undefined)?.['firstBatch'] ?? reply;

/** Arrays with the same least element are equal in order, so that either may come first. */
const textsOf = (reply: Doc): string[] =>
  (batchOf(reply) as Doc[]).map((one) => EJSON.stringify(one, { relaxed: false })).sort();

test('answers random queries the same with indexes and without, under random updates and aborted transactions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 12 }),
      fc.array(fc.tuple(filter, sort), { minLength: 5, maxLength: 10 }),
      async (steps, queries) => {
        for (const name of NAMES) await run({ drop: name });
        await run({ createIndexes: 'indexed', indexes: INDEXES });
        await run({ create: 'plain' });
        let id = 0;
        for (const { changes, isAborted } of steps) {
          for (const made of changes) {
            id += 1;
            for (const name of NAMES) {
              const command = commandFor(name, made, id);
              if (!isAborted) await run(command);
              else await runAborted(command);
            }
          }
        }
        for (const [wanted, order] of queries) {
          const [indexed, plain] = await Promise.all(
            NAMES.map((name) => run({ find: name, filter: wanted, sort: order, batchSize: 1000 })),
          );
          expect(batchOf(indexed as Doc)).toEqual(batchOf(plain as Doc));
          const [counted, all] = await Promise.all(NAMES.map((name) => run({ count: name, query: wanted })));
          expect(counted).toEqual(all);
          const pipeline = [
            { $match: wanted },
            { $group: { _id: '$a', n: { $sum: 1 } } },
            { $sort: { _id: 1 } },
          ];
          const [grouped, scanned] = await Promise.all(
            NAMES.map((name) => run({ aggregate: name, pipeline, cursor: { batchSize: 1000 } })),
          );
          expect(textsOf(grouped as Doc)).toEqual(textsOf(scanned as Doc));
        }
        expect(await run({ validate: 'indexed' })).toMatchObject({ valid: true, errors: [] });
      },
    ),
    { numRuns: RUNS },
  );
}, 600_000);
