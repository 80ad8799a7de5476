import { hasLineBreak, plainLines } from '../texts/lineBreaks.ts';
import { editedBy, originsOfLines, shownLines, stampedEntry } from './log.ts';

const BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

test.each(BREAKS.map((mark) => [JSON.stringify(mark), mark]))('breaks a log line at %s', (_shown, mark) => {
  expect(hasLineBreak(`Oar${mark}lost`)).toBe(true);
  expect(plainLines(`Oar${mark}lost`)).toBe('Oar\nlost');
});

test('does not break a log line at spaces and tabs', () => {
  expect(hasLineBreak('Oar\t lost\u00a0')).toBe(false);
});

test('stamps an entry with its day and author', () => {
  expect(stampedEntry('Oar lost', 'Kim Harper', '2026-05-01')).toBe('2026-05-01 Kim Harper: Oar lost');
  expect(editedBy({ name: 'Kim Harper', date: '2026-05-01' })).toBe('edited by Kim Harper, 2026-05-01');
});

test.each([
  ['nothing changed', 'a\nb', 'a\nb', [0, 1]],
  ['a line went', 'a\nb\nc', 'a\nc', [0, 2]],
  ['a line was changed', 'a\nb', 'a\nb, fixed', [0, null]],
  ['a line was copied', 'a\nb', 'a\nb\na', [0, 1, null]],
  ['lines changed places', 'a\nb', 'b\na', [1, 0]],
  ['all went', 'a', '', [null]],
])('shows where lines come from when %s', (_what, before, after, origins) => {
  expect(originsOfLines(before, after)).toEqual(origins);
});

test('shows a line with the edit that wrote it', () => {
  const kim = { name: 'Kim Harper', date: '2026-05-01', lines: [0] };
  const ana = { name: 'Ana Bo', date: '2026-05-02', lines: [2] };
  expect(shownLines('a\n \nb\nc', [kim, ana])).toEqual([
    { text: 'a', edit: kim },
    { text: 'b', edit: ana },
    { text: 'c', edit: null },
  ]);
});
