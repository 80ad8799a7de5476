import { readFleetGroupRoute } from './readFleetGroupRoute.ts';

const ID = 'a'.repeat(24);

it.each([21, 24, 29])('accepts a name of %d characters with a date', (length) => {
  const name = 'a'.repeat(length);
  expect(readFleetGroupRoute(name, '2026-05-01')).toEqual({ group: name, day: '2026-05-01' });
});

it.each([
  ['undef', 'undef'],
  [ID, 'undef'],
  ['undef', '2026-05-01'],
  ['a'.repeat(20), '2026-05-01'],
  ['a'.repeat(30), '2026-05-01'],
  [ID, '2026/05/01'],
  [ID, '2026-05-1'],
  [ID, '2026-05-011'],
  [ID, '20260-5-01'],
  [ID, '2026-02-30'],
  [ID, 'abcd-ef-gh'],
])('ignores %s and %s', (name, when) => {
  expect(readFleetGroupRoute(name, when)).toBeNull();
});

it('ignores missing parameters', () => {
  expect(readFleetGroupRoute()).toBeNull();
});
