import { encodeCompound, EMPTY_ARRAY } from './encodeKey.ts';
import { indexKeys, type KeyShape } from './indexKeys.ts';

const shape = (...paths: string[]): KeyShape => ({
  paths: paths.map((path) => path.split('.')),
  directions: paths.map(() => 1),
  isSparse: false,
});

const keys = (...rows: unknown[][]): Buffer[] =>
  rows.map((row) =>
    encodeCompound(
      row,
      row.map(() => 1),
    ),
  );

test.each([
  ['a scalar', { a: 1 }, shape('a'), keys([1]), false],
  ['a missing field counts as null', {}, shape('a'), keys([null]), false],
  ['each element of an array, once', { a: [1, 2, 1] }, shape('a'), keys([1], [2]), true],
  ['an empty array by a key of its own', { a: [] }, shape('a'), keys([EMPTY_ARRAY]), true],
  ['an array within an array as a whole', { a: [[1, 2]] }, shape('a'), keys([[1, 2]]), true],
  [
    'a field of each document in an array',
    { a: [{ b: 1 }, { b: 2 }, {}] },
    shape('a.b'),
    keys([1], [2], [null]),
    true,
  ],
  [
    'two fields of one array together',
    {
      a: [
        { b: 1, c: 2 },
        { b: 3, c: 4 },
      ],
    },
    shape('a.b', 'a.c'),
    keys([1, 2], [3, 4]),
    true,
  ],
  [
    'a scalar beside an array',
    { club: 'x', tags: ['p', 'q'] },
    shape('club', 'tags'),
    keys(['x', 'p'], ['x', 'q']),
    true,
  ],
])('indexes %s', (_case, doc, fields, expected, isMultikey) => {
  const found = indexKeys(doc, fields);
  expect(found.keys).toEqual(expected);
  expect(found.isMultikey).toBe(isMultikey);
});

test('refuses two arrays side by side in an index', () => {
  expect(() => indexKeys({ a: [1], b: [2] }, shape('a', 'b'))).toThrow(
    expect.objectContaining({ code: 171 }),
  );
});

test('leaves documents without its fields out of a sparse index', () => {
  const sparse = { ...shape('a', 'b'), isSparse: true };
  expect(indexKeys({ c: 1 }, sparse).keys).toEqual([]);
  expect(indexKeys({ b: null }, sparse).keys).toHaveLength(1);
});
