import { dateOrderOf, readDay } from './days.ts';

test.each([
  ['2026-05-03', 'mdy', '2026-05-03'],
  ['3/5/2026', 'dmy', '2026-05-03'],
  ['3/5/2026', 'mdy', '2026-03-05'],
  ['3.5.2026', 'mdy', '2026-05-03'],
  [' 03-05-2026 ', 'dmy', '2026-05-03'],
  ['31/2/2026', 'dmy', null],
  ['13/13/2026', 'mdy', null],
  ['3/5/26', 'dmy', null],
  ['3/5-2026', 'dmy', null],
  ['', 'dmy', null],
] as const)('%j as %s is %j', (text, order, day) => expect(readDay(text, order)).toBe(day));

test.each([
  [['2026-05-03', '', '4/4/2026', '3.5.2026'], 'dmy'],
  [['3/5/2026'], null],
  [['3/5/2026', '31/5/2026'], 'dmy'],
  [['3/5/2026', '5/31/2026'], 'mdy'],
  [['31/5/2026', '5/31/2026'], null],
])('the days %j are in the order %j', (texts, order) => expect(dateOrderOf(texts)).toBe(order));
