import { findNames } from './findNames.ts';

const NAMES = ['Anna Berg', 'Anna Anders', 'José Ibáñez', 'Mary-Jo Kerr', 'Robert Annan', 'Bea Stone'];

describe('findNames', () => {
  it('finds first and last names by their beginnings', () => {
    expect(findNames('ann', NAMES)).toEqual(['Anna Berg', 'Anna Anders', 'Robert Annan']);
    expect(findNames('ber', NAMES)).toEqual(['Anna Berg']);
    expect(findNames('jo', NAMES)).toEqual(['José Ibáñez', 'Mary-Jo Kerr']);
  });

  it('wants every typed word, in any order, each for another word of the name', () => {
    expect(findNames('berg an', NAMES)).toEqual(['Anna Berg']);
    expect(findNames('an an', NAMES)).toEqual(['Anna Anders']);
    expect(findNames('berg x', NAMES)).toEqual([]);
  });

  it('sees through accents, case and spaces around', () => {
    expect(findNames('  JOSE IBAN', NAMES)).toEqual(['José Ibáñez']);
    expect(findNames("o'ne", ['Kim O’Neill'])).toEqual(['Kim O’Neill']);
  });

  it('has everybody to begin with, and a complete name too', () => {
    expect(findNames('', NAMES)).toEqual(NAMES);
    expect(findNames('Bea Stone', NAMES)).toEqual(['Bea Stone']);
    expect(findNames('zz', NAMES)).toEqual([]);
  });
});
