import { isUtf8 } from 'node:buffer';

const CHUNK_BYTES = 64 * 1024;
const UTF_16 = Buffer.from([0xff, 0xfe]);

/** UTF-8 with or without its mark, UTF-16 with it, else Windows-1252, in which spreadsheets of old write. */
const encodingOf = (file: Buffer): string =>
  file.subarray(0, UTF_16.length).equals(UTF_16) ? 'utf-16le' : isUtf8(file) ? 'utf-8' : 'windows-1252';

/** A file's text in parts, so that it is not in memory a second time. */
export function* textsOf(file: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(file));
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    yield decoder.decode(file.subarray(at, at + CHUNK_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** Whether a file is no text: pictures, PDF, and what is encrypted have zeros. */
export const isBinary = (file: Buffer): boolean => encodingOf(file) !== 'utf-16le' && file.includes(0);
