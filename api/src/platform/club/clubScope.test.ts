import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Types } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { UserGroupModel } from '../../usergroups/UserGroup.ts';
import { freshClub } from '../../testing/freshClub.ts';
import { runInClub, type ClubScope } from './clubScope.ts';

const scope = (): ClubScope => ({
  id: new Types.ObjectId(),
  timezone: 'Europe/Berlin',
  seasonStart: '01-01',
});
const here = scope();
const there = scope();

beforeAll(async () => {
  await freshClub();
});
beforeEach(async () => {
  for (const club of [here, there]) {
    await runInClub(club, async () => {
      await UserGroupModel.deleteMany({});
      await UserGroupModel.insertMany([
        { name: 'One', moniker: 'one', position: 1 },
        { name: 'Two', moniker: 'two', position: 2 },
      ]);
    });
  }
});

const three = {
  club: here.id,
  name: 'Three',
  moniker: 'three',
  isPrivate: false,
  isActive: true,
  position: 3,
};

const inHere = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runInClub(here, async () => await work());
/** Counts the untouched groups of the other club. */
const untouchedThere = (): Promise<number> =>
  runInClub(there, async () => await UserGroupModel.countDocuments({ position: { $in: [1, 2] } }));

test("returns only the club's documents by every kind of read (rule club.scope)", async () => {
  await inHere(async () => {
    expect(await UserGroupModel.find().lean()).toHaveLength(2);
    expect((await UserGroupModel.findOne({ name: 'One' }).lean())?.club).toEqual(here.id);
    expect(await UserGroupModel.countDocuments()).toBe(2);
    expect(await UserGroupModel.distinct('club')).toEqual([here.id]);
    expect(await UserGroupModel.aggregate([{ $group: { _id: '$club', count: { $sum: 1 } } }])).toEqual([
      { _id: here.id, count: 2 },
    ]);
    const seen: unknown[] = [];
    for await (const group of UserGroupModel.find().cursor()) seen.push(group.club);
    expect(seen).toEqual([here.id, here.id]);
    expect(await UserGroupModel.find({ $or: [{ name: 'One' }, { club: there.id }] }).lean()).toHaveLength(1);
  });
  const other = await runInClub(there, async () => await UserGroupModel.findOne({ name: 'One' }).lean());
  expect(await inHere(async () => await UserGroupModel.findById(other?._id).lean())).toBeNull();
  expect(await inHere(async () => await UserGroupModel.exists({ _id: other?._id }))).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  ['updateMany', async () => await UserGroupModel.updateMany({}, { $set: { position: 9 } })],
  ['updateOne', async () => await UserGroupModel.updateOne({ name: 'One' }, { $set: { position: 9 } })],
  ['findOneAndUpdate', async () => await UserGroupModel.findOneAndUpdate({ name: 'One' }, { position: 9 })],
  [
    'replaceOne',
    async () =>
      await UserGroupModel.replaceOne(
        { name: 'One' },
        { name: 'x', moniker: 'x', position: 9, club: here.id },
      ),
  ],
  [
    'findOneAndReplace',
    async () =>
      await UserGroupModel.findOneAndReplace(
        { name: 'One' },
        { name: 'x', moniker: 'x', position: 9, club: here.id },
      ),
  ],
  ['deleteOne', async () => await UserGroupModel.deleteOne({ name: 'One' })],
  ['deleteMany', async () => await UserGroupModel.deleteMany({})],
  ['findOneAndDelete', async () => await UserGroupModel.findOneAndDelete({ name: 'One' })],
  [
    'bulkWrite',
    async () =>
      await UserGroupModel.bulkWrite([
        { updateMany: { filter: {}, update: { $set: { position: 9 } } } },
        { insertOne: { document: { ...three, _id: new Types.ObjectId() } } },
        { deleteMany: { filter: { name: 'Two' } } },
      ]),
  ],
])('keeps %s in the club', async (_name, write) => {
  const before = JSON.stringify(
    await inHere(async () => await UserGroupModel.find().sort({ _id: 1 }).lean()),
  );
  await inHere(write);
  expect(
    JSON.stringify(await inHere(async () => await UserGroupModel.find().sort({ _id: 1 }).lean())),
  ).not.toBe(before);
  expect(await untouchedThere()).toBe(2);
  expect(await runInClub(there, async () => await UserGroupModel.countDocuments())).toBe(2);
});

test('creates a document of the club by an upsert, and moves none to another club', async () => {
  await inHere(async () => {
    await UserGroupModel.updateOne(
      { name: 'New' },
      { $set: { moniker: 'new', position: 5 } },
      { upsert: true },
    );
    expect((await UserGroupModel.findOne({ name: 'New' }).lean())?.club).toEqual(here.id);
    await UserGroupModel.updateOne({ name: 'New' }, { $set: { club: there.id } });
    expect((await UserGroupModel.findOne({ name: 'New' }).lean())?.club).toEqual(here.id);
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['find', async () => await UserGroupModel.find({ club: there.id })],
  [
    'create',
    async () => await UserGroupModel.create({ club: there.id, name: 'x', moniker: 'x', position: 1 }),
  ],
  [
    'insertMany',
    async () => await UserGroupModel.insertMany([{ club: there.id, name: 'x', moniker: 'x', position: 1 }]),
  ],
  ['bulkWrite', async () => await UserGroupModel.bulkWrite([{ deleteMany: { filter: { club: there.id } } }])],
  ['estimatedDocumentCount', async () => await UserGroupModel.estimatedDocumentCount()],
  [
    '$lookup',
    async () => await BoatModel.aggregate([{ $lookup: { from: 'usergroups', as: 'g', pipeline: [] } }]),
  ],
  [
    'a nested $unionWith',
    async () => await BoatModel.aggregate([{ $facet: { a: [{ $unionWith: 'boats' }] } } as never]),
  ],
  ['$out', async () => await BoatModel.aggregate([{ $out: 'elsewhere' }])],
])('throws on %s of another club', async (_name, work) => {
  await expect(inHere(work)).rejects.toThrow(/another club|every club|leave the club/);
});

test.each<[string, () => Promise<unknown>]>([
  ['find', async () => await UserGroupModel.find()],
  ['aggregate', async () => await UserGroupModel.aggregate([])],
  ['create', async () => await UserGroupModel.create({ name: 'x', moniker: 'x', position: 1 })],
  ['insertMany', async () => await UserGroupModel.insertMany([{ name: 'x', moniker: 'x', position: 1 }])],
  ['deleteMany', async () => await UserGroupModel.deleteMany({})],
  ['bulkWrite', async () => await UserGroupModel.bulkWrite([{ deleteMany: { filter: {} } }])],
])('throws on %s for no club', async (_name, work) => {
  await expect(work()).rejects.toThrow('No club');
});

test('has no code that bypasses the models', () => {
  const root = join(__dirname, '../..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      !path.endsWith('.test.ts') &&
      !/^(platform|testing)/.test(path.split(sep)[0] ?? ''),
  );
  expect(sources.length).toBeGreaterThan(30);
  const around = /\.collection\b|\.collections\b|connection\.db|getClient\(|\$where|middleware: false/;
  expect(sources.filter((path) => around.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
