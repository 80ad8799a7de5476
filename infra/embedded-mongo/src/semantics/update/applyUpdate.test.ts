import { Double, Int32, Long } from 'bson';
import { decode, encode, type Doc } from '../../bsonValues.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { applyUpdate } from './applyUpdate.ts';
import { parseArrayFilters } from './expandPath.ts';
import { matchedPosition } from './matchedPosition.ts';
import { parseUpdate } from './parseUpdate.ts';

const update = (
  doc: Doc,
  changes: Doc,
  {
    arrayFilters,
    filter = {},
    isInsert = false,
  }: { arrayFilters?: Doc[]; filter?: Doc; isInsert?: boolean } = {},
): Doc => {
  const before = structuredClone(doc);
  applyUpdate(doc, parseUpdate(changes), {
    isInsert,
    filters: parseArrayFilters(arrayFilters),
    positionOf: (array) => matchedPosition(parseFilter(filter), before, array),
    now: new Date(0),
  });
  return doc;
};

test.each<[string, Doc, Doc, Doc]>([
  ['$set makes the documents on the way', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set fills an array up with nulls', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['new fields come in the order of their names', {}, { $set: { z: 1, a: 2 } }, { a: 2, z: 1 }],
  ['$unset in an array leaves null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$rename', { a: 1 }, { $rename: { a: 'b.c' } }, { b: { c: 1 } }],
  ['$min and $max across types', { a: 5, b: 5 }, { $min: { a: 'x' }, $max: { b: 'x' } }, { a: 5, b: 'x' }],
  [
    '$push with $position, $sort and $slice',
    { a: [3, 1] },
    { $push: { a: { $each: [2, 0], $sort: 1, $slice: -3 } } },
    { a: [1, 2, 3] },
  ],
  [
    '$push by a field of documents',
    { a: [{ n: 2 }] },
    { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
    { a: [{ n: 1 }, { n: 2 }] },
  ],
  ['$addToSet', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
  ['$pull by condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  ['$pull by a field', { a: [{ b: 1, c: 2 }, { b: 2 }] }, { $pull: { a: { b: 1 } } }, { a: [{ b: 2 }] }],
  ['$pullAll', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$pop from the front', { a: [1, 2] }, { $pop: { a: -1 } }, { a: [2] }],
  ['$currentDate', {}, { $currentDate: { at: true } }, { at: new Date(0) }],
  ['$setOnInsert not on an update', {}, { $setOnInsert: { a: 1 } }, {}],
  ['$mul of a missing field gives 0', {}, { $mul: { a: new Int32(3) } }, { a: 0 }],
])('%s', (_case, doc, changes, expected) => {
  expect(decode(encode(update(doc, changes)))).toEqual(expected);
  expect(Object.keys(doc)).toEqual(Object.keys(expected));
});

test('several positional paths in one update', () => {
  const doc = {
    a: [
      { k: 1, n: [1, 2] },
      { k: 2, n: [3, 4] },
    ],
  };
  update(
    doc,
    { $set: { 'a.$.hit': true, 'a.$[].all': 1, 'a.$[big].n.$[odd]': 0 } },
    { filter: { 'a.k': 2 }, arrayFilters: [{ 'big.k': { $gt: 0 } }, { odd: { $in: [1, 3] } }] },
  );
  expect(doc).toEqual({
    a: [
      { k: 1, n: [0, 2], all: 1 },
      { k: 2, n: [0, 4], all: 1, hit: true },
    ],
  });
});

test('$inc keeps BSON types and grows to a long where an int overflows', () => {
  expect(update({ a: new Int32(1) }, { $inc: { a: new Int32(1) } })).toEqual({ a: new Int32(2) });
  expect(update({ a: new Int32(2 ** 31 - 1) }, { $inc: { a: new Int32(1) } })).toEqual({
    a: Long.fromNumber(2 ** 31),
  });
  expect(update({ a: new Int32(1) }, { $inc: { a: new Double(0.5) } })).toEqual({ a: new Double(1.5) });
});

test.each<[string, Doc, Doc, number]>([
  ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$inc past 64 bits', { a: Long.MAX_VALUE }, { $inc: { a: new Int32(1) } }, 2],
  ['$push onto a string', { a: 'x' }, { $push: { a: 1 } }, 2],
  ['$addToSet onto a number', { a: 1 }, { $addToSet: { a: 1 } }, 2],
  ['$pop from a string', { a: 'x' }, { $pop: { a: 1 } }, 14],
  ['a path through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['two changes of one field', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a change of a field and of one inside it', {}, { $set: { a: 1, 'a.b': 2 } }, 40],
  ['another _id', { _id: 1 }, { $set: { _id: 2 } }, 66],
  ['an unknown operator', {}, { $nonsense: { a: 1 } }, 9],
  ['$ where the filter says nothing of the array', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
  ['$[] where there is no array', {}, { $set: { 'a.$[]': 1 } }, 2],
])('refuses %s', (_case, doc, changes, code) => {
  expect(() => update(doc, changes)).toThrow(expect.objectContaining({ code }));
});
