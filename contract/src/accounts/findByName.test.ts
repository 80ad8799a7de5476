import { findByName } from './findByName.ts';

const MEMBERS = ['Ada Lake', 'Zoë Brook', 'Ada Lakeman', 'Max Weiß', 'Kim Fen', 'KIM FEN', 'Fin O’Hara'].map(
  (name) => ({
    name,
  }),
);

test.each([
  ['Ada Lake', 'Ada Lake'],
  ['  ada   LAKE ', 'Ada Lake'],
  ['zoe\u0308 brook', 'Zoë Brook'],
  ['max weiss', 'Max Weiß'],
  ["fin o'hara", 'Fin O’Hara'],
  ['Ada', undefined],
  ['Zoe Brook', undefined],
  ['Kim Fen', undefined],
  ['', undefined],
])('%j names %j', (typed, name) => {
  expect(findByName(MEMBERS, typed)?.name).toBe(name);
});
