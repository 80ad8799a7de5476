import { isUtf8 } from 'node:buffer';

const CHUNK_BYTES = 64 * 1024;
const BYTE_ORDER_MARKS = [
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;

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
function isMacRoman(file: Buffer): boolean {
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
 * Detects UTF-16 without a byte order mark: in western languages every other byte of most characters is zero,
 * and no character is.
 */
function unmarkedAs(file: Buffer): string | undefined {
  if (file.length < 4 || file.length % 2 !== 0) return undefined;
  const zeros: [number, number] = [0, 0];
  const bytes = Math.min(file.length, CHUNK_BYTES);
  for (let at = 0; at < bytes; at += 1) if (file[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (even === 0 && odd > bytes / 4) return 'utf-16le';
  return odd === 0 && even > bytes / 4 ? 'utf-16be' : undefined;
}

const wideAs = (file: Buffer): string | undefined =>
  BYTE_ORDER_MARKS.find(([, mark]) => file.subarray(0, mark.length).equals(mark))?.[0] ?? unmarkedAs(file);

/**
 * Detects the encoding: UTF-16 or UTF-8, each with or without a byte order mark, otherwise Mac Roman or
 * Windows-1252, which older spreadsheets write.
 */
const encodingOf = (file: Buffer): string =>
  wideAs(file) ?? (isUtf8(file) ? 'utf-8' : isMacRoman(file) ? 'macintosh' : 'windows-1252');

/** Yields a file's text in parts, so that it is not in memory twice. */
export function* textsOf(file: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(file));
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    yield decoder.decode(file.subarray(at, at + CHUNK_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** Whether a file is not text: pictures, PDF and encrypted files contain zero bytes. */
export const isBinary = (file: Buffer): boolean => wideAs(file) === undefined && file.includes(0);
