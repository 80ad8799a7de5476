import { isBinary, textsOf } from './textsOf.ts';

const TEXT = 'Jürgen Schröder, Zoë Groß, Åsa Sjö';
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
const MAC = Buffer.from('J\u009frgen Schr\u009ader, Zo\u0091 Gro\u00a7, \u0081sa Sj\u009a', 'latin1');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, low byte first', utf16(TEXT)],
  ['UTF-16, high byte first', utf16(TEXT).swap16()],
  ['UTF-16 without a mark, low byte first', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 without a mark, high byte first', Buffer.from(TEXT, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ['Mac Roman', MAC],
])('reads text in %s (rule moving.lists)', (_what, file) => {
  expect([...textsOf(file)].join('')).toBe(TEXT);
  expect(isBinary(file)).toBe(false);
});

test('does not mistake Windows-1252 signs for Mac Roman letters', () => {
  const file = Buffer.from('O\u0092Neil \u0096 \u0084Zo\u00eb\u0093 \u0080 5', 'latin1');
  expect([...textsOf(file)].join('')).toBe('O’Neil – „Zoë“ € 5');
});

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
  ['numbers of two bytes', [0x41, 0, 0x42, 0, 0, 0, 0x43, 0]],
  ['a byte too many', [0x41, 0, 0x42, 0, 0x43]],
  ['nothing but zeros', [0, 0, 0, 0]],
])('refuses %s as text (rule moving.lists)', (_what, bytes) => {
  expect(isBinary(Buffer.from(bytes))).toBe(true);
});
