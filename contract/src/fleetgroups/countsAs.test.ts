import { countsAs } from './countsAs.ts';

const group = (moniker: string, payload: number, name = moniker) => ({
  _id: moniker,
  name,
  moniker,
  payload,
});
const CLUB = [
  group('1x', 1, 'Scull'),
  group('2x', 2, 'Double'),
  group('2-', 2, 'Straight Pair'),
  group('4x', 4, 'Quad'),
  group('8+', 9, 'Eight'),
  group('1p', 1, 'Private 1x'),
  group('2-4-8p', 8, 'Private 2-4-8'),
  group('1b', 1, 'Borrowed 1x'),
  group('launch', 1, 'Launch'),
];
const [SCULL, , , QUAD] = CLUB;
const asOf = (moniker: string, aboard: number, club = CLUB) =>
  countsAs(CLUB.find((one) => one.moniker === moniker) ?? group('', 0), club, aboard);

it.each([
  ['1x', 1, ['1x']],
  ['8+', 9, ['8+']],
  ['launch', 1, ['launch']],
  ['1p', 1, ['1p', '1x']],
  ['1b', 1, ['1b', '1x']],
  ['2-4-8p', 1, ['2-4-8p', '2x', '2-']],
  ['2-4-8p', 2, ['2-4-8p', '2x', '2-']],
  ['2-4-8p', 3, ['2-4-8p', '4x']],
  ['2-4-8p', 5, ['2-4-8p', '8+']],
  ['2-4-8p', 9, ['2-4-8p']],
])(
  'counts a boat of class %s with %d aboard as %j (rule launch.private-classes)',
  (moniker, aboard, classes) => {
    expect(asOf(moniker, aboard)).toEqual(classes);
  },
);

it('counts a boat only as itself in a club without such a class', () => {
  expect(asOf('1p', 1, [])).toEqual(['1p']);
  expect(
    asOf(
      '1p',
      1,
      [SCULL, QUAD].filter((one) => one !== undefined),
    ),
  ).toEqual(['1p', '1x']);
});
