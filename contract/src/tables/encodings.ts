/** Encodings of files without a byte order mark of UTF-8, by their names in `TextDecoder`. */
export type Encoding = 'utf-16le' | 'utf-16be' | 'macintosh' | 'windows-1252';

/** Bytes in which UTF-16 is recognized. */
const HEAD_BYTES = 64 * 1024;

/** Mac Roman letters where Windows-1252 has symbols, or rarely a letter. */
const MAC_LETTERS = new Set([
  ...[
    0x80, 0x81, 0x83, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x98, 0x9a, 0x9d, 0x9e,
    0x9f,
  ],
]);
const WINDOWS_LETTERS_FROM = 0xc0;

const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** Whether more bytes within words are accented letters of Mac Roman than of Windows-1252. */
function isMacRoman(file: Uint8Array): boolean {
  let balance = 0;
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    if (byte < 0x80 || !(isLetter(file[at - 1]) || isLetter(file[at + 1]))) continue;
    if (MAC_LETTERS.has(byte)) balance += 1;
    else if (byte >= WINDOWS_LETTERS_FROM) balance -= 1;
  }
  return balance > 0;
}

/**
 * Returns UTF-16 by its byte order mark. Without one it is recognized by its zeros: in western languages every other byte of most
 * characters is zero, and no character is. Undefined for other files.
 */
export function wideEncodingOf(file: Uint8Array): Encoding | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  if (file.length < 4 || file.length % 2 !== 0) return undefined;
  const bytes = Math.min(file.length, HEAD_BYTES);
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes; at += 2) {
    if (file[at] === 0) even += 1;
    if (file[at + 1] === 0) odd += 1;
  }
  if (even === 0 && odd > bytes / 4) return 'utf-16le';
  return odd === 0 && even > bytes / 4 ? 'utf-16be' : undefined;
}

/** Returns the encoding of text that is not UTF-8: Mac Roman or Windows-1252 are what older spreadsheets write. */
export const narrowEncodingOf = (file: Uint8Array): Encoding =>
  isMacRoman(file) ? 'macintosh' : 'windows-1252';
