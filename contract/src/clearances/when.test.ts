import { isInEffect, type RequirementWhen, type Surroundings } from './when.ts';

const BRIGHT: Surroundings = { isDark: false, waterC: 15, flag: 'green' };

test.each([
  ['nothing is asked', {}, {}, true],
  ['it is dark', { dark: true }, { isDark: true }, true],
  ['it is light', { dark: true }, {}, false],
  ['nobody knows the light', { dark: true }, { isDark: null }, true],
  ['the water is colder', { waterBelow: 10 }, { waterC: 9.9 }, true],
  ['the water is as cold', { waterBelow: 10 }, { waterC: 10 }, false],
  ['nobody knows the water', { waterBelow: 10 }, { waterC: null }, true],
  ['the flag is up', { flag: 'yellow' }, { flag: 'yellow' }, true],
  ['a stricter one is', { flag: 'yellow' }, { flag: 'red' }, true],
  ['a milder one is', { flag: 'yellow' }, { flag: 'blue' }, false],
  ['a reading is missing', { flag: 'red' }, { flag: 'grey' }, true],
  ['nobody knows the flag', { flag: 'blue' }, { flag: null }, true],
  ['one of two is so', { dark: true, waterBelow: 10 }, { isDark: true }, false],
  ['both are', { dark: true, waterBelow: 10 }, { isDark: true, waterC: 5 }, true],
] satisfies [string, RequirementWhen, Partial<Surroundings>, boolean][])(
  'applies a requirement when %s (rule clearance.when)',
  (_what, when, around, counts) => {
    expect(isInEffect(when, { ...BRIGHT, ...around })).toBe(counts);
  },
);
