import { parseBirth } from './parseBirth.ts';

test.each([
  ['2012-02-01', 'mdy', '2012-02-01'],
  ['01.02.2012', 'mdy', '2012-02-01'],
  ['2/1/2012', 'mdy', '2012-02-01'],
  ['1 Feb 2012', 'dmy', '2012-02-01'],
  ['01.02.12', 'dmy', '2012-02-01'],
  ['01.02.52', 'dmy', '1952-02-01'],
  ['01.02.2052', 'dmy', '2052-02-01'],
  ['1990', 'dmy', '1990'],
  ['young', 'dmy', ''],
  ['', 'dmy', ''],
] as const)('reads %j as %s as %j (rule moving.people)', (text, order, born) =>
  expect(parseBirth(text, order, '2026-05-01')).toBe(born),
);
