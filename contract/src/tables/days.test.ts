import { dateOrderOf, readDay } from './days.ts';

test.each([
  ['2026-05-03', 'mdy', '2026-05-03'],
  ['3/5/2026', 'dmy', '2026-05-03'],
  ['3/5/2026', 'mdy', '2026-03-05'],
  ['3.5.2026', 'mdy', '2026-05-03'],
  [' 03-05-2026 ', 'dmy', '2026-05-03'],
  ['31/2/2026', 'dmy', null],
  ['13/13/2026', 'mdy', null],
  ['3/5/26', 'dmy', '2026-05-03'],
  ['01.03.24', 'mdy', '2024-03-01'],
  ['01.02.70', 'dmy', '1970-02-01'],
  ['1 Mar 2024', 'mdy', '2024-03-01'],
  ['1. März 2024', 'dmy', '2024-03-01'],
  ['1-déc.-24', 'dmy', '2024-12-01'],
  ['31 mag 2024', 'dmy', '2024-05-31'],
  ['Mar 1, 2024', 'dmy', '2024-03-01'],
  ['1 Foo 2024', 'dmy', null],
  ['31 Feb 2024', 'dmy', null],
  ['3/5/226', 'dmy', null],
  ['3/5-2026', 'dmy', null],
  ['', 'dmy', null],
] as const)('reads %j as %s as %j', (text, order, day) => expect(readDay(text, order)).toBe(day));

test.each([
  [['2026-05-03', '', '4/4/2026', '3.5.2026'], 'dmy'],
  [['3/5/2026'], null],
  [['3/5/2026', '31/5/2026'], 'dmy'],
  [['3/5/2026', '5/31/2026'], 'mdy'],
  [['31/5/2026', '5/31/2026'], null],
])('finds for the days %j the order %j', (texts, order) => expect(dateOrderOf(texts)).toBe(order));
