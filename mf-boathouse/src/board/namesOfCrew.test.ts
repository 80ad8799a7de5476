import { namesOfCrew } from './namesOfCrew.ts';

const MEMBERS = [
  { _id: 'a', name: 'Ana Ruiz' },
  { _id: 'b', name: 'Bo Lind' },
];

test.each([
  [[], ''],
  [['b', 'a'], 'Bo Lind, Ana Ruiz'],
  [['a', 'x', 'y'], 'Ana Ruiz and 2 more'],
  [['x', 'y'], 'of 2'],
])('names the crew %j as %j', (crew: string[], names) => {
  expect(namesOfCrew(crew, MEMBERS)).toBe(names);
});
