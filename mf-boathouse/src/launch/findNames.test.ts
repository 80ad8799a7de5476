import { findNames } from './findNames.ts';

const NAMES = ['Anna Berg', 'Anna Anders', 'José Ibáñez', 'Mary-Jo Kerr', 'Robert Annan', 'Bea Stone'];

describe('findNames', () => {
  it('finds first and last names by their beginnings', () => {
    expect(findNames('ann', NAMES)).toEqual(['Anna Berg', 'Anna Anders', 'Robert Annan']);
    expect(findNames('ber', NAMES)).toEqual(['Anna Berg']);
    expect(findNames('jo', NAMES)).toEqual(['José Ibáñez', 'Mary-Jo Kerr']);
  });

  it('matches every typed word, in any order, each with a different word of the name', () => {
    expect(findNames('berg an', NAMES)).toEqual(['Anna Berg']);
    expect(findNames('an an', NAMES)).toEqual(['Anna Anders']);
    expect(findNames('berg x', NAMES)).toEqual([]);
  });

  it('ignores accents, case and surrounding spaces', () => {
    expect(findNames('  JOSE IBAN', NAMES)).toEqual(['José Ibáñez']);
    expect(findNames("o'ne", ['Kim O’Neill'])).toEqual(['Kim O’Neill']);
  });

  it('returns every name before typing, and a complete name', () => {
    expect(findNames('', NAMES)).toEqual(NAMES);
    expect(findNames('Bea Stone', NAMES)).toEqual(['Bea Stone']);
    expect(findNames('zz', NAMES)).toEqual([]);
  });
});
