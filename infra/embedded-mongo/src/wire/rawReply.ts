import { encode, type Doc } from '../bsonValues.ts';

const DOCUMENT = 3;
const ARRAY = 4;
/** Bytes of a document besides its elements: its size and the closing zero. */
const FRAME_BYTES = 5;

const fieldsOf = (doc: Doc): Uint8Array => {
  const bytes = encode(doc);
  return bytes.subarray(4, bytes.length - 1);
};

const elementBytes = (name: string, size: number): number => 1 + Buffer.byteLength(name) + 1 + size;

/** Returns the BSON of a cursor's reply from documents that are already BSON, without decoding and encoding them again. */
export const cursorReply = (
  batchName: 'firstBatch' | 'nextBatch',
  docs: readonly Uint8Array[],
  cursor: Doc,
): Uint8Array => {
  const fields = fieldsOf(cursor);
  const end = fieldsOf({ ok: 1 });
  const listSize = docs.reduce((sum, doc, i) => sum + elementBytes(String(i), doc.length), FRAME_BYTES);
  const cursorSize = FRAME_BYTES + elementBytes(batchName, listSize) + fields.length;
  const size = FRAME_BYTES + elementBytes('cursor', cursorSize) + end.length;
  const out = Buffer.allocUnsafe(size);
  let at = out.writeInt32LE(size, 0);
  const begin = (type: number, name: string): void => {
    out[at] = type;
    at += 1 + out.write(name, at + 1);
    out[at++] = 0;
  };
  const put = (bytes: Uint8Array): void => {
    out.set(bytes, at);
    at += bytes.length;
  };
  begin(DOCUMENT, 'cursor');
  at = out.writeInt32LE(cursorSize, at);
  begin(ARRAY, batchName);
  at = out.writeInt32LE(listSize, at);
  docs.forEach((doc, i) => {
    begin(DOCUMENT, String(i));
    put(doc);
  });
  out[at++] = 0;
  put(fields);
  out[at++] = 0;
  put(end);
  out[at] = 0;
  return out;
};
