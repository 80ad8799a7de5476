import { crewNames } from './crewNames.ts';

const NAMES = new Map([
  ['a', 'Ana Ruiz'],
  ['b', 'Bo Lind'],
]);

it.each([
  [[], ''],
  [['a', 'b'], 'Ana Ruiz, Bo Lind'],
  [['a', 'gone'], 'Ana Ruiz and 1 more'],
  [['gone', 'too'], '2 more'],
])('names %p as %p', (crew, text) => {
  expect(crewNames(crew, NAMES)).toBe(text);
});
