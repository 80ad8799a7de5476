import { openTestServer, type Db, type TestServer } from './testing/withServer.ts';

/** Names of properties that every JavaScript object inherits. */
const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

const INHERITED = Reflect.ownKeys(Object.prototype);

let open: TestServer;
let db: Db;

beforeAll(async () => {
  open = await openTestServer();
  db = open.db;
});
afterAll(() => open.close());
afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(INHERITED);
});

/** Returns a document with a field of any name: a literal `{ __proto__: … }` would set its prototype. */
const named = <Value>(name: string, value: Value): Record<string, Value> =>
  Object.fromEntries([[name, value]]);

const collectionOf = (name: string) => db.collection(`names${NAMES.indexOf(name)}`);

beforeEach(() => db.dropDatabase());

describe.each(NAMES)('the field name %s', (name) => {
  test('does not exist before it is written, in filters, sorts, projections and expressions', async () => {
    const docs = collectionOf(name);
    await docs.insertMany([{ _id: 1 as never, a: { b: 1 } }]);
    expect(await docs.countDocuments(named(name, { $exists: true }))).toBe(0);
    expect(await docs.countDocuments(named(`a.${name}`, { $exists: true }))).toBe(0);
    expect(await docs.countDocuments(named(name, null))).toBe(1);
    expect(await docs.distinct(name)).toEqual([]);
    expect(await docs.find({}, { projection: named(name, 1) }).toArray()).toEqual([{ _id: 1 }]);
    expect(
      await docs
        .find()
        .sort(named(name, 1 as const))
        .toArray(),
    ).toHaveLength(1);
    const [projected] = await docs
      .aggregate([{ $project: { is: { $type: `$${name}` } } }])
      .toArray()
      .catch(() => [{ is: 'missing' }]);
    expect(projected).toMatchObject({ is: 'missing' });
  });

  test('sets, moves and removes the field in one document, and nowhere else', async () => {
    const docs = collectionOf(name);
    await docs.insertMany([{ _id: 1 as never }, { _id: 2 as never }]);
    const byId = { _id: 1 as never };
    await docs.updateOne(byId, { $set: named(`${name}.limit`, 1) });
    expect(await docs.find().toArray()).toHaveLength(2);
    expect(await docs.countDocuments(named(`${name}.limit`, 1))).toBe(1);
    await docs.updateOne(byId, { $inc: named(`deep.${name}.limit`, 2) });
    expect(await docs.countDocuments(named(`deep.${name}.limit`, 2))).toBe(1);
    await docs.updateOne(byId, { $rename: named(`${name}.limit`, `other.${name}`) });
    expect(await docs.countDocuments(named(`other.${name}`, 1))).toBe(1);
    await docs.updateOne(byId, { $unset: named(`other.${name}`, '') });
    expect(await docs.countDocuments(named(`other.${name}`, { $exists: true }))).toBe(0);
    await docs.updateOne(byId, { $setOnInsert: named(`x.${name}`, 1) }, { upsert: true });
    await docs.updateOne(
      { _id: 3 as never, ...named(`up.${name}`, 1) },
      { $set: { a: 1 } },
      { upsert: true },
    );
    expect(await docs.countDocuments(named(`up.${name}`, 1))).toBe(1);
  });

  test('returns the field as it was stored, through stages that rebuild documents', async () => {
    const docs = collectionOf(name);
    const stored = {
      _id: 1 as never,
      list: [{ ...named(name, 'v') }],
      ...named(name, { limit: 1 }),
    };
    await docs.insertOne(stored);
    const keysOf = (doc: object | undefined): string[] => Object.keys(doc ?? {}).sort();
    const expected = keysOf(stored);
    expect(keysOf((await docs.findOne({}, { projection: { nothing: 0 } })) ?? {})).toEqual(expected);
    for (const stage of [{ $set: { _: 1 } }, { $unwind: '$list' }, { $project: { none: 0 } }]) {
      const [doc] = await docs.aggregate([stage]).toArray();
      expect(keysOf(doc).filter((key) => key !== '_')).toEqual(expected);
    }
    const [grouped] = await docs
      .aggregate([{ $group: { _id: null, ...named(name, { $sum: 1 }) } }])
      .toArray();
    expect(keysOf(grouped)).toEqual(['_id', name].sort());
    await docs.createIndex(named(name, 1 as const));
    expect(await docs.countDocuments(named(`${name}.limit`, 1))).toBe(1);
    expect(await docs.countDocuments(named(name, { limit: 1 }))).toBe(1);
  });

  test('does not read the field as an operator, stage, option or command', async () => {
    const docs = collectionOf(name);
    await docs.insertOne({ a: 1 });
    await expect(docs.aggregate([named(`$${name}`, 1)]).toArray()).rejects.toThrow(name);
    await expect(docs.updateOne({}, named(`$${name}`, { a: 1 }))).rejects.toThrow();
    await expect(docs.find({ a: named(`$${name}`, 1) }).toArray()).rejects.toThrow();
    await expect(
      docs.aggregate([{ $group: { _id: null, n: named(`$${name}`, 1) } }]).toArray(),
    ).rejects.toThrow();
    await expect(db.command(named(name, 1))).rejects.toThrow();
    expect(await docs.find().toArray()).toHaveLength(1);
  });
});

test('refuses to write a field named _bsontype, by which BSON values are recognized', async () => {
  const docs = db.collection('wrappers');
  await docs.insertOne({ _id: 1 as never });
  await expect(docs.updateOne({}, { $set: { 'a._bsontype': 'Long' } })).rejects.toThrow('_bsontype');
  expect(await docs.countDocuments({ 'a._bsontype': { $exists: true } })).toBe(0);
  expect(await docs.find().toArray()).toEqual([{ _id: 1 }]);
});
