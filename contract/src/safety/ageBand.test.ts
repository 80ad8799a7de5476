import { ageBandOn } from './ageBand.ts';

test.each([
  ['2008-11-27', 'junior'],
  ['2008-11-26', 'adult'],
  ['1961-11-27', 'adult'],
  ['1961-11-26', 'senior'],
])('shows an age on 2026-11-26 for a birth on %s as %s (rule safety.sheet)', (birthDate, band) => {
  expect(ageBandOn(birthDate, '2026-11-26')).toBe(band);
});
