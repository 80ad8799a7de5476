import { narrowEncodingOf, wideEncodingOf } from './encodings.ts';

/** Returns the text of a file: UTF-16 or UTF-8, each with or without a byte order mark, else Mac Roman or Windows-1252. */
export function textOfFile(content: ArrayBuffer | Uint8Array): string {
  const bytes = new Uint8Array(content);
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(narrowEncodingOf(bytes)).decode(bytes);
  }
}
