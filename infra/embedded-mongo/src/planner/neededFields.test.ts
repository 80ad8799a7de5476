import type { Doc } from '../bsonValues.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { parseSort } from '../semantics/sortOrder.ts';
import { neededFields } from './neededFields.ts';

const needed = (filter: Doc, ...stages: [string, unknown][]): string[] | undefined => {
  const fields = neededFields(
    { filter: parseFilter(filter), sort: parseSort({ s: 1 }), skip: 0, limit: 0 },
    stages,
  );
  return fields && [...fields].sort();
};

test.each<[string, Doc, [string, unknown][], string[] | undefined]>([
  [
    'a $group',
    { a: 1, $or: [{ 'b.x': 2 }] },
    [['$group', { _id: '$c.y', n: { $sum: '$d' } }]],
    ['a', 'b', 'c', 'd', 's'],
  ],
  [
    'stages before a $group',
    {},
    [
      ['$unwind', '$l'],
      ['$match', { m: 1 }],
      ['$set', { x: '$y' }],
      ['$group', { _id: null }],
    ],
    ['l', 'm', 's', 'x', 'y'],
  ],
  ['a count', { $expr: { $gt: ['$a', 1] } }, [['$count', 'n']], ['a', 's']],
  ['literals are not fields', {}, [['$group', { _id: { $literal: '$a' } }]], ['s']],
  ['the whole document', {}, [['$group', { _id: null, all: { $push: '$$ROOT' } }]], undefined],
  ['no stage that drops fields', { a: 1 }, [], undefined],
  [
    'a stage that might use anything',
    {},
    [
      ['$lookup', {}],
      ['$count', 'n'],
    ],
    undefined,
  ],
])('fields for %s', (_case, filter, stages, expected) => {
  expect(needed(filter, ...stages)).toEqual(expected);
});
