import { findNames, SUGGESTIONS_MAX, suggestNames } from './suggestNames.ts';

const NAMES = ['Anna Berg', 'Anna Anders', 'José Ibáñez', 'Mary-Jo Kerr', 'Robert Annan', 'Bea Stone'];

describe('suggestNames', () => {
  it('finds first and last names by their beginnings', () => {
    expect(suggestNames('ann', NAMES)).toEqual(['Anna Berg', 'Anna Anders', 'Robert Annan']);
    expect(suggestNames('ber', NAMES)).toEqual(['Anna Berg']);
    expect(suggestNames('jo', NAMES)).toEqual(['José Ibáñez', 'Mary-Jo Kerr']);
  });

  it('wants every typed word, in any order, each for another word of the name', () => {
    expect(suggestNames('berg an', NAMES)).toEqual(['Anna Berg']);
    expect(suggestNames('an an', NAMES)).toEqual(['Anna Anders']);
    expect(suggestNames('berg x', NAMES)).toEqual([]);
  });

  it('sees through accents, case and spaces around', () => {
    expect(suggestNames('  JOSE IBAN', NAMES)).toEqual(['José Ibáñez']);
  });

  it('is silent before the first letter and once a name is complete', () => {
    expect(suggestNames('  ', NAMES)).toEqual([]);
    expect(suggestNames('bea stone ', NAMES)).toEqual([]);
  });

  it('does not offer more than fit', () => {
    const many = Array.from({ length: 20 }, (_, at) => `Kim Rower ${at}`);
    expect(suggestNames('kim', many)).toEqual(many.slice(0, SUGGESTIONS_MAX));
  });
});

test('findNames has everybody to begin with, and a complete name too', () => {
  expect(findNames('', NAMES)).toEqual(NAMES);
  expect(findNames('Bea Stone', NAMES)).toEqual(['Bea Stone']);
  expect(findNames('zz', NAMES)).toEqual([]);
});
