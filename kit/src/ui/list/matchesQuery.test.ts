import { matchesQuery } from './matchesQuery.ts';

describe('matchesQuery', () => {
  it.each([
    ['Zoë van-Lake', 'zoe', true],
    ['Zoë van-Lake', 'LAKE zo', true],
    ['Zoë van-Lake', '', true],
    ['Zoë van-Lake', '  ', true],
    ['Zoë van-Lake', 'oe', false],
    ['Zoë van-Lake', 'zoe harper', false],
    ["Fin O'Hara", 'hara', true],
    ['Kestrel 4+', '4+', true],
  ])('%s for "%s": %s', (name, typed, isMatch) => {
    expect(matchesQuery(name, typed)).toBe(isMatch);
  });
});
