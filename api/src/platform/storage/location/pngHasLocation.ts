import { inflateSync } from 'node:zlib';
import { bytesHaveLocation } from './bytesHaveLocation.ts';
import { tiffHasLocation } from './exifHasLocation.ts';
import { UnreadableMedia } from './UnreadableMedia.ts';

const SIGNATURE_BYTES = 8;
/** Size of a chunk's length and name before the content, and of the checksum after it. */
const HEAD_BYTES = 8;
const CHECK_BYTES = 4;
/** Limit for all texts of a picture together, against decompression bombs. */
const TEXT_BYTES_MAX = 16 * 1_048_576;
const TEXTS_MAX = 1_000;
const PLACE_WORD = /gps|location/i;

/** Decompresses the texts of one picture, up to the limit for all of them. */
class Unpacker {
  #left = TEXT_BYTES_MAX;

  unpack(packed: Buffer): Buffer {
    try {
      const text = inflateSync(packed, { maxOutputLength: this.#left });
      this.#left = Math.max(1, this.#left - text.length);
      return text;
    } catch (error) {
      if (isTooLong(error)) throw new UnreadableMedia();
      return Buffer.alloc(0);
    }
  }
}

const isTooLong = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

interface TextChunk {
  keyword: string;
  text: Buffer;
}

/** Returns the text of a chunk; null when it is corrupt. */
function textChunkOf(name: string, content: Buffer, unpacker: Unpacker): TextChunk | null {
  const end = content.indexOf(0);
  if (end < 0) return null;
  const keyword = content.toString('latin1', 0, end);
  if (name === 'tEXt') return { keyword, text: content.subarray(end + 1) };
  if (name === 'zTXt') return { keyword, text: unpacker.unpack(content.subarray(end + 2)) };
  const language = content.indexOf(0, end + 3);
  const translated = language < 0 ? -1 : content.indexOf(0, language + 1);
  if (translated < 0) return null;
  const rest = content.subarray(translated + 1);
  return { keyword, text: content[end + 1] === 1 ? unpacker.unpack(rest) : rest };
}

/**
 * Whether a text chunk contains a location. ImageMagick stores EXIF and XMP as hexadecimal text, after a
 * line with the length.
 */
function textChunkHasLocation({ keyword, text }: TextChunk): boolean {
  if (!keyword.startsWith('Raw profile type')) {
    return (PLACE_WORD.test(keyword) && text.length > 0) || bytesHaveLocation(text);
  }
  const [, digits = ''] = /^\s*\w+\s+\d+\s+([\da-f\s]*)/i.exec(text.toString('latin1')) ?? [];
  return bytesHaveLocation(Buffer.from(digits.replaceAll(/\s/g, ''), 'hex'));
}

/** Whether a chunk of a PNG contains a location: EXIF, or a text, compressed or not. */
export function pngHasLocation(content: Buffer): boolean {
  const unpacker = new Unpacker();
  let at = SIGNATURE_BYTES;
  let texts = 0;
  while (at + HEAD_BYTES <= content.length) {
    const name = content.toString('latin1', at + 4, at + 8);
    const from = at + HEAD_BYTES;
    const to = from + content.readUInt32BE(at);
    const chunk = content.subarray(from, to);
    if (name === 'eXIf' && tiffHasLocation(chunk)) return true;
    if (name === 'tEXt' || name === 'zTXt' || name === 'iTXt') {
      texts += 1;
      if (texts > TEXTS_MAX) throw new UnreadableMedia();
      const chunkText = textChunkOf(name, chunk, unpacker);
      if (chunkText && textChunkHasLocation(chunkText)) return true;
    }
    at = to + CHECK_BYTES;
  }
  return bytesHaveLocation(content);
}
