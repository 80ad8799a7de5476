import { isKitSatisfied } from './isKitSatisfied.ts';

describe('isKitSatisfied', () => {
  it.each([
    ['^1.2.3', '1.2.3'],
    ['^1.2.3', '1.9.0'],
    ['~1.2.3', '1.2.9'],
    ['1.2.3', '1.2.3'],
    ['^0.1.0', '0.1.7'],
    ['^0.0.3', '0.0.3'],
  ])('accepts for %s the kit %s', (range, version) => {
    expect(isKitSatisfied(range, version)).toBe(true);
  });

  it.each([
    ['^1.2.3', '1.2.2'],
    ['^1.2.3', '2.0.0'],
    ['~1.2.3', '1.3.0'],
    ['1.2.3', '1.2.4'],
    ['^0.1.0', '0.2.0'],
    ['^0.0.3', '0.0.4'],
    ['^1.10.0', '1.9.0'],
    ['latest', '1.0.0'],
    ['^1.0.0', 'next'],
  ])('refuses for %s the kit %s', (range, version) => {
    expect(isKitSatisfied(range, version)).toBe(false);
  });

  it.each([
    ['^1.2.3', '2.0.0', true],
    ['^2.0.0', '2.0.0', true],
    ['^2.1.0', '2.0.0', false],
    ['^3.0.0', '2.0.0', false],
    ['~1.2.3', '2.0.0', false],
    ['1.2.3', '2.0.0', false],
    ['^0.2.0', '2.0.0', false],
  ])('decides, where 1 and 2 are served, for %s by %s: %s', (range, version, expected) => {
    expect(isKitSatisfied(range, version, [1, 2])).toBe(expected);
  });
});
