import { Int32 } from 'bson';
import type { Doc } from '../bsonValues.ts';
import { parseFilter } from './filter/parseFilter.ts';
import { prepareProjection } from './projection.ts';

const project = (spec: Doc, doc: Doc, filter: Doc = {}): Doc =>
  prepareProjection(spec, { filter: parseFilter(filter), isFind: true })(doc);
const doc = {
  _id: 1,
  a: { b: 1, c: 2 },
  l: [
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ],
  s: [1, 2, 3],
};

test.each<[string, Doc, Doc]>([
  ['fields to keep, with _id', { a: 1 }, { _id: 1, a: { b: 1, c: 2 } }],
  ['a field inside, without _id', { 'a.b': 1, _id: 0 }, { a: { b: 1 } }],
  ['fields inside an array', { 'l.x': 1, _id: 0 }, { l: [{ x: 1 }, { x: 2 }] }],
  ['fields to drop', { a: 0, l: 0 }, { _id: 1, s: [1, 2, 3] }],
  ['only _id', { _id: 1 }, { _id: 1 }],
  ['$slice beside all else', { s: { $slice: [1, 1] }, l: 0 }, { _id: 1, a: { b: 1, c: 2 }, s: [2] }],
  ['$elemMatch', { l: { $elemMatch: { x: 2 } } }, { _id: 1, l: [{ x: 2, y: 2 }] }],
  ['an expression', { sum: { $add: ['$a.b', '$a.c'] }, _id: 0 }, { sum: new Int32(3) }],
])('projects %s', (_case, spec, expected) => {
  expect(project(spec, doc)).toEqual(expected);
});

test('the positional operator gives the element that matched', () => {
  expect(project({ 'l.$': 1 }, doc, { 'l.x': 2 })).toEqual({ _id: 1, l: [{ x: 2, y: 2 }] });
});

test.each<[string, Doc, number]>([
  ['keeping and dropping at once', { a: 1, l: 0 }, 31254],
  ['colliding paths', { a: 1, 'a.b': 1 }, 31249],
  ['$meta', { a: { $meta: 'textScore' } }, 238],
])('refuses %s', (_case, spec, code) => {
  expect(() => project(spec, doc)).toThrow(expect.objectContaining({ code }));
});
