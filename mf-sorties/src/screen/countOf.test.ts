import { countOf } from './countOf.ts';

it('uses the singular for one', () => {
  expect(countOf(1, 'sortie')).toBe('1 sortie');
  expect(countOf(0, 'sortie')).toBe('0 sorties');
  expect(countOf(2000, 'mile')).toBe('2,000 miles');
});
