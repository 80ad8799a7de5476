import { Decimal128, Int32, Long, ObjectId } from 'bson';
import type { Doc } from '../../bsonValues.ts';
import { compileFilter } from './compileFilter.ts';
import { parseFilter } from './parseFilter.ts';

const matches = (filter: Doc, doc: Doc): boolean => compileFilter(parseFilter(filter))(doc);
const id = new ObjectId();

test.each<[string, Doc, Doc, boolean]>([
  ['equality across number types', { a: 1 }, { a: Long.fromNumber(1) }, true],
  ['an ObjectId by value', { a: new ObjectId(id.toHexString()) }, { a: id }, true],
  ['a string is never a number', { a: '1' }, { a: 1 }, false],
  ['an element of an array', { a: 2 }, { a: [1, 2] }, true],
  ['an array as a whole', { a: [1, 2] }, { a: [1, 2] }, true],
  ['an array within an array', { a: [1, 2] }, { a: [[1, 2], 3] }, true],
  ['a sub-document with its fields in order', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, false],
  ['null for a missing field', { a: null }, {}, true],
  ['null for a field missing in one element', { 'a.b': null }, { a: [{ b: 1 }, {}] }, true],
  ['null not for an empty array', { 'a.b': null }, { a: [] }, false],
  ['a range stays within its type', { a: { $gt: 5 } }, { a: 'x' }, false],
  ['a range never matches a missing field', { a: { $lt: 5 } }, {}, false],
  ['null is at least null', { a: { $gte: null } }, {}, true],
  ['both ends of a range by different elements', { a: { $gt: 4, $lt: 3 } }, { a: [1, 9] }, true],
  ['$ne over an array', { a: { $ne: 2 } }, { a: [1, 2] }, false],
  ['$nin with a missing field', { a: { $nin: [1] } }, {}, true],
  ['$in with a pattern', { a: { $in: [/^b/] } }, { a: 'bow' }, true],
  ['$in with null', { a: { $in: [null] } }, {}, true],
  ['$not with a pattern', { a: { $not: /^b/ } }, { a: 'stern' }, true],
  ['$exists on null', { a: { $exists: true } }, { a: null }, true],
  ['$exists false', { a: { $exists: false } }, { a: null }, false],
  ['$type of an element', { a: { $type: 'string' } }, { a: [1, 'x'] }, true],
  ['$type number', { a: { $type: 'number' } }, { a: Decimal128.fromString('1') }, true],
  ['$type int and not long', { a: { $type: 'long' } }, { a: new Int32(1) }, false],
  ['$type array of the array itself', { a: { $type: 'array' } }, { a: [] }, true],
  ['$size', { a: { $size: 2 } }, { a: [1, 2] }, true],
  ['$all', { a: { $all: [1, 2] } }, { a: [2, 3, 1] }, true],
  ['$all of nothing matches nothing', { a: { $all: [] } }, { a: [] }, false],
  [
    '$elemMatch asks one element for all',
    { a: { $elemMatch: { b: 1, c: 2 } } },
    {
      a: [
        { b: 1, c: 3 },
        { b: 9, c: 2 },
      ],
    },
    false,
  ],
  ['$elemMatch on values', { a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [1, 2] }, true],
  [
    'dotted conditions may be met by different elements',
    { 'a.b': 1, 'a.c': 2 },
    {
      a: [
        { b: 1, c: 3 },
        { b: 9, c: 2 },
      ],
    },
    true,
  ],
  ['a position in an array', { 'a.1': 2 }, { a: [1, 2] }, true],
  ['$mod', { a: { $mod: [4, 1] } }, { a: 5 }, true],
  ['$regex with options', { a: { $regex: '^BOW', $options: 'i' } }, { a: 'bow seat' }, true],
  ['$or, $nor, $and', { $or: [{ a: 1 }, { b: 1 }], $nor: [{ c: 1 }], $and: [{ d: null }] }, { b: 1 }, true],
  ['$expr over two fields', { $expr: { $gt: ['$a', '$b'] } }, { a: 2, b: 1 }, true],
])('matches %s', (_case, filter, doc, expected) => {
  expect(matches(filter, doc)).toBe(expected);
});

test.each<[string, Doc, number, RegExp]>([
  ['an unknown operator', { a: { $nonsense: 1 } }, 2, /\$nonsense/],
  ['an unknown top level operator', { $nonsense: 1 }, 2, /\$nonsense/],
  ['$text', { $text: { $search: 'x' } }, 238, /\$text/],
  ['$where', { $where: 'true' }, 238, /\$where/],
  ['geo', { a: { $near: [1, 2] } }, 238, /\$near/],
  ['$in without a list', { a: { $in: 1 } }, 2, /\$in needs an array/],
  ['an empty $or', { $or: [] }, 2, /non-empty array/],
  ['an unknown expression', { $expr: { $nonsense: 1 } }, 168, /\$nonsense/],
])('refuses %s by name', (_case, filter, code, message) => {
  expect(() => matches(filter, {})).toThrow(
    expect.objectContaining({ code, message: expect.stringMatching(message) }),
  );
});
