import { rank } from './rank.ts';

test('ranks the greatest first, gives equals the same rank, and skips as many after them', () => {
  const miles = [3, 9, 5, 5, 0, 5];
  expect(rank(miles, (mile) => mile).map((ranked) => [ranked.rank, ranked.item])).toEqual([
    [1, 9],
    [2, 5],
    [2, 5],
    [2, 5],
    [5, 3],
    [6, 0],
  ]);
});

test('keeps the order of equals', () => {
  const boats = [
    { name: 'Avocet', miles: 4 },
    { name: 'Heron', miles: 4 },
  ];
  expect(rank(boats, ({ miles }) => miles).map(({ item }) => item.name)).toEqual(['Avocet', 'Heron']);
  expect(rank([], () => 0)).toEqual([]);
});
