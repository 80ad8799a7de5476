import { rank } from './rank.ts';

test('the greatest comes first, equals share a rank, and the next rank skips as many', () => {
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

test('equals keep their order', () => {
  const boats = [
    { name: 'Avocet', miles: 4 },
    { name: 'Heron', miles: 4 },
  ];
  expect(rank(boats, ({ miles }) => miles).map(({ item }) => item.name)).toEqual(['Avocet', 'Heron']);
  expect(rank([], () => 0)).toEqual([]);
});
