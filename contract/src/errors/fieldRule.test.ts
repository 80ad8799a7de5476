import { refusedFields } from './fieldRule.ts';

test('keeps only refused fields, in the order of the form', () => {
  const refused = refusedFields({ name: 'Too short.', email: null, password: 'Too long.' });
  expect(Object.entries(refused)).toEqual([
    ['name', 'Too short.'],
    ['password', 'Too long.'],
  ]);
});
