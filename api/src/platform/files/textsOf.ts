import { isUtf8 } from 'node:buffer';
import { narrowEncodingOf, wideEncodingOf } from '@fleetwatch/contract/tables/encodings';

const CHUNK_BYTES = 64 * 1024;

/** Yields a file's text in parts, so that it is not in memory twice (`textOfFile` has the encodings). */
export function* textsOf(file: Buffer): Generator<string> {
  const encoding = wideEncodingOf(file) ?? (isUtf8(file) ? 'utf-8' : narrowEncodingOf(file));
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    yield decoder.decode(file.subarray(at, at + CHUNK_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** Whether a file is not text: pictures, PDF and encrypted files contain zero bytes. */
export const isBinary = (file: Buffer): boolean => wideEncodingOf(file) === undefined && file.includes(0);
