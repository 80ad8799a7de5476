import { countOf, formatMiles } from './formatMiles.ts';

it('miles have thousands apart and two decimals at most', () => {
  expect(formatMiles(1204.5)).toBe('1,204.5');
  expect(formatMiles(0.1 + 0.2)).toBe('0.3');
  expect(formatMiles(0)).toBe('0');
});

it('one is one', () => {
  expect(countOf(1, 'sortie')).toBe('1 sortie');
  expect(countOf(0, 'sortie')).toBe('0 sorties');
  expect(countOf(2000, 'mile')).toBe('2,000 miles');
});
