import type { ObjectId, Timestamp } from 'bson';
import { bytesOf, regexParts, Tag, tagOf, toNumber, type Doc } from '../bsonValues.ts';

/** Compares strings by their UTF-8 bytes, whose order differs from JavaScript's for characters past U+FFFF. */
export const compareStrings = (a: string, b: string): number => {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    const xIsSurrogate = x >= 0xd800 && x <= 0xdfff;
    const yIsSurrogate = y >= 0xd800 && y <= 0xdfff;
    if (xIsSurrogate !== yIsSurrogate) return xIsSurrogate ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
};

/** Compares bytes, the shorter first if it is a prefix of the other. */
export const compareBytes = (a: Uint8Array, b: Uint8Array): number => Math.sign(Buffer.compare(a, b));

/** NaN sorts below every number and equals itself. */
const compareNumbers = (x: number, y: number): number => {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  return x < y ? -1 : x > y ? 1 : 0;
};

const compareDocs = (a: Doc, b: Doc): number => {
  const keysA = Object.keys(a);
  const keysB = Object.keys(b);
  const length = Math.min(keysA.length, keysB.length);
  for (let i = 0; i < length; i++) {
    const keyA = keysA[i] as string;
    const keyB = keysB[i] as string;
    const byTag = tagOf(a[keyA]) - tagOf(b[keyB]);
    if (byTag !== 0) return Math.sign(byTag);
    const byName = compareStrings(keyA, keyB);
    if (byName !== 0) return byName;
    const byValue = compareValues(a[keyA], b[keyB]);
    if (byValue !== 0) return byValue;
  }
  return Math.sign(keysA.length - keysB.length);
};

const compareArrays = (a: unknown[], b: unknown[]): number => {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
};

const compareBinary = (a: unknown, b: unknown): number => {
  const x = bytesOf(a);
  const y = bytesOf(b);
  if (x.length !== y.length) return x.length < y.length ? -1 : 1;
  const bySubtype =
    ((a as { sub_type?: number }).sub_type ?? 0) - ((b as { sub_type?: number }).sub_type ?? 0);
  return bySubtype !== 0 ? Math.sign(bySubtype) : compareBytes(x, y);
};

const compareRegexes = (a: unknown, b: unknown): number => {
  const x = regexParts(a);
  const y = regexParts(b);
  return compareStrings(x.source, y.source) || compareStrings(x.flags, y.flags);
};

/**
 * Compares any two BSON values in MongoDB's order: by type first, then by value; -1, 0 or 1. Arrays compare element by element.
 */
export const compareValues = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  const tag = tagOf(a);
  const tagB = tagOf(b);
  if (tag !== tagB) return tag < tagB ? -1 : 1;
  switch (tag) {
    case Tag.number:
      return compareNumbers(toNumber(a) as number, toNumber(b) as number);
    case Tag.string:
      return compareStrings(a as string, b as string);
    case Tag.objectId:
      return compareBytes((a as ObjectId).id, (b as ObjectId).id);
    case Tag.date:
      return Math.sign((a as Date).getTime() - (b as Date).getTime());
    case Tag.boolean:
      return a === false ? -1 : 1;
    case Tag.object:
      return compareDocs(a as Doc, b as Doc);
    case Tag.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case Tag.binary:
      return compareBinary(a, b);
    case Tag.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case Tag.regex:
      return compareRegexes(a, b);
    default:
      return 0;
  }
};

/** Whether two values are equal by MongoDB's `$eq`: 1 and 1.0 and Long(1) are equal, field order within documents counts. */
export const equalValues = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;
