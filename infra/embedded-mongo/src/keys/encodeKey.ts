import type { ObjectId, Timestamp } from 'bson';
import { bytesOf, regexParts, Tag, tagOf, toNumber, type Doc } from '../bsonValues.ts';
import { KeyBuffer } from './KeyBuffer.ts';
import { fieldOf } from '../ownFields.ts';

/** Index tag of an array without elements, which sorts before null. */
export const EMPTY_ARRAY = Symbol('empty array');

/** Tag after every number, formerly used for 64-bit integers beyond a double's precision. */
const RESIDUE = 0x8000;

const appendNumber = (out: KeyBuffer, number: number): void => {
  if (Number.isNaN(number)) {
    out.byte(0);
    return;
  }
  out.byte(1);
  out.double(number === 0 ? 0 : number);
  out.uint16(RESIDUE);
};

const appendDoc = (out: KeyBuffer, doc: Doc): void => {
  for (const key of Object.keys(doc)) {
    const value = fieldOf(doc, key);
    out.byte(tagOf(value));
    out.text(key);
    appendValue(out, value);
  }
  out.byte(0);
};

/**
 * Appends a value so that the bytes sort as `compareValues` sorts the values and no value's bytes are a prefix of another's.
 */
export const appendValue = (out: KeyBuffer, value: unknown): void => {
  if (value === EMPTY_ARRAY) {
    out.byte(Tag.emptyArray);
    return;
  }
  const tag = tagOf(value);
  out.byte(tag);
  switch (tag) {
    case Tag.number:
      appendNumber(out, toNumber(value) as number);
      return;
    case Tag.string:
      out.text(value as string);
      return;
    case Tag.object:
      appendDoc(out, value as Doc);
      return;
    case Tag.array:
      for (const element of value as unknown[]) appendValue(out, element);
      out.byte(0);
      return;
    case Tag.binary: {
      const bytes = bytesOf(value);
      out.uint32(bytes.length);
      out.byte((value as { sub_type?: number }).sub_type ?? 0);
      out.raw(bytes);
      return;
    }
    case Tag.objectId:
      out.raw((value as ObjectId).id);
      return;
    case Tag.boolean:
      out.byte(value === true ? 1 : 0);
      return;
    case Tag.date:
      out.double((value as Date).getTime());
      return;
    case Tag.timestamp:
      out.uint32((value as Timestamp).getHighBitsUnsigned());
      out.uint32((value as Timestamp).getLowBitsUnsigned());
      return;
    case Tag.regex: {
      const { source, flags } = regexParts(value);
      out.text(source);
      out.text(flags);
      return;
    }
    default:
  }
};

const shared = new KeyBuffer();

/** Returns the sort key of one value. */
export const encodeKey = (value: unknown): Buffer => {
  shared.length = 0;
  appendValue(shared, value);
  return shared.take();
};

/** Returns the sort key of several values side by side; `directions[i]` of -1 reverses that field's order. */
export const encodeCompound = (values: readonly unknown[], directions: readonly number[]): Buffer => {
  shared.length = 0;
  for (let i = 0; i < values.length; i++) {
    const from = shared.length;
    appendValue(shared, values[i]);
    if (directions[i] === -1) shared.invert(from, shared.length);
  }
  return shared.take();
};

/** Returns the same string for values that are equal to MongoDB, for use as a Map's key. */
export const groupKey = (value: unknown): string => {
  if (typeof value === 'string') return `s${value}`;
  return encodeKey(value).toString('latin1');
};

/** Returns the smallest key greater than every key that begins with `prefix`; undefined if there is none. */
export const successor = (prefix: Buffer): Buffer | undefined => {
  for (let i = prefix.length - 1; i >= 0; i--) {
    const byte = prefix[i] as number;
    if (byte === 0xff) continue;
    const next = Buffer.from(prefix.subarray(0, i + 1));
    next[i] = byte + 1;
    return next;
  }
  return undefined;
};
