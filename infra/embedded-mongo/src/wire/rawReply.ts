import { encode, type Doc } from '../bsonValues.ts';

const DOCUMENT = 3;
const ARRAY = 4;

const element = (type: number, name: string): Buffer =>
  Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`)]);

const wrap = (parts: Uint8Array[]): Buffer => {
  const size = parts.reduce((sum, part) => sum + part.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(size, 0);
  return Buffer.concat([head, ...parts, Buffer.alloc(1)], size);
};

const fieldsOf = (doc: Doc): Uint8Array => {
  const bytes = encode(doc);
  return bytes.subarray(4, bytes.length - 1);
};

/** The BSON of a cursor's reply out of documents that are BSON already, so that they need not be decoded and encoded again. */
export const cursorReply = (
  batchName: 'firstBatch' | 'nextBatch',
  docs: readonly Uint8Array[],
  cursor: Doc,
): Uint8Array => {
  const elements: Uint8Array[] = [];
  docs.forEach((doc, i) => elements.push(element(DOCUMENT, String(i)), doc));
  const inner = wrap([element(ARRAY, batchName), wrap(elements), fieldsOf(cursor)]);
  return wrap([element(DOCUMENT, 'cursor'), inner, fieldsOf({ ok: 1 })]);
};
