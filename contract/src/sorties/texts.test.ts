import { crewTooLarge, firstName, landHeading } from './texts.ts';

test('puts names and numbers into texts', () => {
  expect(crewTooLarge(1)).toBe('This boat has 1 seat.');
  expect(crewTooLarge(4)).toBe('This boat has 4 seats.');
  expect(firstName('  Kim Harper')).toBe('Kim');
  expect(landHeading('Kestrel', '06:12:09')).toBe('Land Kestrel, launched 06:12:09');
});
