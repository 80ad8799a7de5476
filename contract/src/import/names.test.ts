import { nameRule } from '../accounts/rules.ts';
import { boatNameRule, editedBoatNameRule } from '../boats/rules.ts';
import { boatNameFor, uniqueName, memberNameFor } from './names.ts';

test.each([
  ['Osprey', 'Osprey'],
  ['109', 'Boat 109'],
  ['Ox', 'Boat Ox'],
  ['Kong <K>', 'Kong K'],
  ['4X - Hunter (90kg)', '4X Hunter 90kg'],
  ['', 'Boat'],
  ['Zwölf/Vier', 'Zwölf Vier'],
  ['An exceedingly long name of a boat of ours', 'An exceedingly long name of a bo'],
  ['Hid\u200Bden', 'Hidden'],
  ['Mo\u0308\u0301\u0302\u0303we', 'Mö́we'],
])('proposes for a boat called %p the name %p (rule moving.names)', (original, name) => {
  expect(boatNameFor(original)).toBe(name);
  expect(editedBoatNameRule(name)).toBeNull();
});

test.each([
  ['Kim Harper', 'Kim Harper'],
  ['  Kim   Harper ', 'Kim Harper'],
  ['Harper', 'Rower Harper'],
  ['Bo L', 'Rower Bo L'],
  ['Kim Harper (2)', 'Kim Harper'],
  ['Maximilian Alexander von Hohenlohe', 'Maximilian Hohenlohe'],
  ['Maximilianus Alexander von Hohenlohelangenburg', 'A. v. Hohenlohelangenburg'],
  ['42', 'Rower Unnamed'],
  ['Siobhan O´Neil', "Siobhan O'Neil"],
  [`Kim Ha${'\u0301'.repeat(10)}rper`, 'Kim Há́rper'],
  ['Donaudampfschifffahrtsgesellschaft', 'R. Donaudampfschifffahrtsges'],
])('proposes for a person called %p the name %p', (original, name) => {
  expect(memberNameFor(original)).toBe(name);
  expect(nameRule(name)).toBeNull();
});

test.each(['Möwe', 'Ægir', 'Łódź', 'Straße', 'Ísbjörn', 'Şimşek', 'Čáp Dvojka', 'Mo\u0308we'])(
  'keeps the Latin letters of %p for a boat (rule moving.names)',
  (original) => {
    expect(boatNameFor(original)).toBe(original.normalize('NFC'));
    expect(boatNameRule(boatNameFor(original))).toBeNull();
  },
);

test.each(['Zoë Groß', 'Łukasz Żółć', 'Ægir Þórsson', 'Nguyễn Thị Ánh', "Siobhán O'Neil", 'Øyvind Åse-Lie'])(
  'keeps the Latin letters of %p for a person',
  (original) => {
    expect(memberNameFor(original)).toBe(original);
  },
);

test('adds a number in letters to a name that is taken, within the length', () => {
  const taken = new Set<string>();
  const isTaken = (name: string): boolean => taken.has(name) || !taken.add(name);
  const names = Array.from({ length: 12 }, () => uniqueName('Kim Harper', 28, isTaken));
  expect(names.slice(0, 4)).toEqual(['Kim Harper', 'Kim Harper II', 'Kim Harper III', 'Kim Harper IV']);
  expect(names.at(-1)).toBe('Kim Harper XII');
  for (const name of names) expect(nameRule(name)).toBeNull();
  const long = 'Abcdefghijklm Nopqrstuvwxyzab';
  expect(uniqueName(long, 28, isTaken)).toHaveLength(28);
  expect(uniqueName(long, 28, isTaken)).toMatch(/ II$/);
});

test('gives thousands of people of one name names of their own, each with few tries', () => {
  const taken = new Set<string>();
  const reached = new Map<string, number>();
  let tries = 0;
  const isTaken = (name: string): boolean => {
    tries += 1;
    return taken.has(name) || !taken.add(name);
  };
  const names = Array.from({ length: 3_999 }, () => uniqueName('Kim Harper', 28, isTaken, reached));
  expect(names[1_993]).toBe('Kim Harper MCMXCIV');
  expect(names[3_887]).toBe('Kim Harper MMMDCCCLXXXVIII');
  for (const name of names) expect(nameRule(name)).toBeNull();
  expect(tries).toBe(3_999);
});
