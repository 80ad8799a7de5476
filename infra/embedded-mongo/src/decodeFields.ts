import { onDemand } from 'bson';
import { decodeTyped, type Doc } from './bsonValues.ts';

const HEADER_BYTES = 4;

let scratch = Buffer.alloc(4096);

/** Decodes only some top-level fields of a document; the others cost next to nothing. */
export const decodeFields = (bytes: Uint8Array, fields: ReadonlySet<string>): Doc => {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (scratch.length < source.length) scratch = Buffer.alloc(source.length * 2);
  let length = HEADER_BYTES;
  for (const [, nameOffset, nameLength, offset, size] of onDemand.parseToElements(source)) {
    if (!fields.has(source.toString('utf8', nameOffset, nameOffset + nameLength))) continue;
    // The element's type is the byte before its name.
    length += source.copy(scratch, length, nameOffset - 1, offset + size);
  }
  scratch[length++] = 0;
  scratch.writeInt32LE(length, 0);
  // Binary values are views of the bytes they were read from, so these must not be written again.
  return decodeTyped(Buffer.from(scratch.subarray(0, length)));
};
