import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import mongoose from 'mongoose';
import '../../app.ts';

type Index = [
  Record<string, unknown>,
  { unique?: boolean; sparse?: boolean; partialFilterExpression?: object },
];

const models = Object.values(mongoose.models);
/**
 * Collections without a club: clubs themselves, declarations of the installation's remotes, each club's
 * write counts by id, the scheduler's lease, and throttle counts by key.
 */
const WITHOUT_CLUB = ['Club', 'LearnedModule', 'ModelVersion', 'SchedulerLease', 'Throttle'];

/** Indexes that do not begin with the club, each with its reason. */
const ACROSS_CLUBS: Readonly<Record<string, string>> = {
  'Club hosts': 'A club is found by its host.',
  'Club isDefault': 'And the default one where no host is its own.',
  'Club s3folder': 'A folder of the storage is one club’s alone. Clubs are few and not sharded.',
  'Throttle key': 'The collection is sharded by it: an address is counted across clubs.',
  'Throttle expire': 'The database forgets by age here too.',
  'AppliedWrite appliedAt': 'The database forgets by age, on each shard by itself; no query uses it.',
};

const indexes = models.flatMap((model) =>
  (model.schema.indexes() as Index[]).map(([fields, options]) => ({
    name: `${model.modelName} ${Object.keys(fields).join(' ')}`,
    first: Object.keys(fields)[0],
    isUnique: options.unique === true,
  })),
);

test('writes the club into every document, and never changes it', () => {
  const scoped = models.filter(({ modelName }) => !WITHOUT_CLUB.includes(modelName));
  expect(scoped.length).toBeGreaterThan(15);
  for (const { modelName, schema } of scoped) {
    const { instance, options } = schema.path('club');
    expect([modelName, instance, options.required, options.immutable]).toEqual([
      modelName,
      'ObjectId',
      true,
      true,
    ]);
  }
});

test('begins every unique index with the club, so that one shard can enforce it', () => {
  const unique = indexes.filter(({ isUnique }) => isUnique);
  expect(unique.length).toBeGreaterThan(15);
  const others = unique.filter(({ first }) => first !== 'club').map(({ name }) => name);
  expect(others.toSorted()).toEqual(['Club s3folder', 'Throttle key']);
});

test('begins every other index with the club too, apart from the listed exceptions', () => {
  const others = indexes.filter(({ first }) => first !== 'club').map(({ name }) => name);
  expect(others.toSorted()).toEqual(Object.keys(ACROSS_CLUBS).toSorted());
});

test('has an index for sharding in every collection of clubs: not partial, not multikey, beginning with the club', () => {
  const without = models.filter(({ modelName, schema }) => {
    const whole = (schema.indexes() as Index[]).filter(([fields, options]) => {
      const hasLists = Object.keys(fields).some((field) => schema.path(field)?.instance === 'Array');
      return (
        Object.keys(fields)[0] === 'club' &&
        !hasLists &&
        options.sparse !== true &&
        options.partialFilterExpression === undefined
      );
    });
    return whole.length === 0 && !WITHOUT_CLUB.includes(modelName);
  });
  expect(without.map(({ modelName }) => modelName)).toEqual([]);
});

test('docs/growing.md shards every collection by its key', () => {
  const text = readFileSync(resolve(__dirname, '../../../../docs/growing.md'), 'utf8');
  const [, list = ''] = /for \(const name of \[([^\]]+)\]\)/.exec(text) ?? [];
  const named = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  const scoped = models.filter(({ modelName }) => !WITHOUT_CLUB.includes(modelName));
  expect(named.toSorted()).toEqual(scoped.map(({ collection }) => collection.collectionName).toSorted());
});

test('makes no field unique by itself', () => {
  for (const { modelName, schema } of models) {
    const alone = Object.entries(schema.paths).filter(([, path]) => path.options.unique === true);
    expect([modelName, alone.map(([name]) => name)]).toEqual([modelName, []]);
  }
});
