import { deserialize, serialize, type Binary, type DeserializeOptions, type Long } from 'bson';
import { refuse } from './serverError.ts';

/** A decoded document: field names to BSON values. */
export type Doc = Record<string, unknown>;

/** BSON's cross-type order. Leaves room between tags for the successor of a whole type. */
export const Tag = {
  minKey: 0x08,
  emptyArray: 0x10,
  null: 0x18,
  number: 0x20,
  string: 0x28,
  object: 0x30,
  array: 0x38,
  binary: 0x40,
  objectId: 0x48,
  boolean: 0x50,
  date: 0x58,
  timestamp: 0x60,
  regex: 0x68,
  maxKey: 0xf0,
} as const;

const BSON_TAGS: Record<string, number> = {
  Int32: Tag.number,
  Double: Tag.number,
  Long: Tag.number,
  Decimal128: Tag.number,
  ObjectId: Tag.objectId,
  Binary: Tag.binary,
  Timestamp: Tag.timestamp,
  BSONRegExp: Tag.regex,
  MinKey: Tag.minKey,
  MaxKey: Tag.maxKey,
};

/**
 * Returns the `_bsontype` of a BSON wrapper, from its class; undefined for native values, and for a document with such a field.
 */
export const bsonTypeOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const type = (value as { _bsontype?: string })._bsontype;
  return type === undefined || Object.hasOwn(value, '_bsontype') ? undefined : type;
};

/**
 * Returns a value's position in the order of types; undefined counts as null, as a missing field sorts. Throws NotImplemented
 * (238) for unsupported types: code, symbols, and DBRefs, whose fields would not be found.
 */
export const tagOf = (value: unknown): number => {
  switch (typeof value) {
    case 'string':
      return Tag.string;
    case 'number':
      return Tag.number;
    case 'boolean':
      return Tag.boolean;
    case 'object':
      break;
    default:
      return Tag.null;
  }
  if (value === null) return Tag.null;
  if (Array.isArray(value)) return Tag.array;
  const bsonType = bsonTypeOf(value);
  if (bsonType !== undefined) {
    const tag = BSON_TAGS[bsonType];
    if (tag === undefined) throw refuse(`a ${bsonType}`);
    return tag;
  }
  if (value instanceof Date) return Tag.date;
  if (value instanceof RegExp) return Tag.regex;
  if (value instanceof Uint8Array) return Tag.binary;
  return Tag.object;
};

/** Whether it is an embedded document (not an array, not a BSON scalar). */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && tagOf(value) === Tag.object;

/**
 * Returns the JavaScript number of a numeric BSON value, or undefined if it is not a number. Throws NotImplemented (238) for
 * values that a double cannot represent: decimals, and integers past 2^53.
 */
export const toNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  switch (bsonTypeOf(value)) {
    case 'Int32':
    case 'Double':
      return (value as { value: number }).value;
    case 'Long': {
      const number = (value as Long).toNumber();
      if (!Number.isSafeInteger(number)) throw refuse('work on an integer past 2^53');
      return number;
    }
    case 'Decimal128':
      throw refuse('work on a Decimal128');
    default:
      return undefined;
  }
};

/** Returns the bytes of a Binary or of a plain byte array. */
export const bytesOf = (value: unknown): Uint8Array =>
  value instanceof Uint8Array ? value : (value as Binary).buffer.subarray(0, (value as Binary).position);

/** Returns the source and sorted flags of a regular expression, native or BSON. */
export const regexParts = (value: unknown): { source: string; flags: string } => {
  if (value instanceof RegExp) return { source: value.source, flags: value.flags };
  const { pattern, options } = value as { pattern: string; options: string };
  return { source: pattern, flags: [...options].sort().join('') };
};

const PROMOTED = { promoteValues: true, promoteLongs: true, bsonRegExp: true } as const;
const TYPED = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/** Throws NotImplemented (238) for a whole document that the BSON library takes for a DBRef. */
const read = (bytes: Uint8Array, options: DeserializeOptions): Doc => {
  const doc: Doc = deserialize(bytes, options);
  if (bsonTypeOf(doc) !== undefined) throw refuse('a DBRef');
  return doc;
};

/** Decodes BSON with numbers as JavaScript numbers (64-bit ones past 2^53 stay `Long`). */
export const decode = (bytes: Uint8Array): Doc => read(bytes, PROMOTED);

/**
 * Decodes BSON so that encoding it again gives the same types: `Int32`, `Double` and `Long` stay apart; arrays of `raw` fields
 * stay bytes.
 */
export const decodeTyped = (bytes: Uint8Array, raw?: Record<string, boolean>): Doc =>
  read(bytes, raw ? { ...TYPED, fieldsAsRaw: raw } : TYPED);

/** Whether JavaScript puts fields of this name, whole numbers, before all others. */
export const isNumbered = (name: string): boolean =>
  /^(0|[1-9]\d*)$/.test(name) && Number(name) < 2 ** 32 - 1;

/** Numbered fields come first, so the first one decides. */
const hasNumbered = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasNumbered);
  if (!isDoc(value)) return false;
  const names = Object.keys(value);
  return isNumbered(names[0] ?? '') || names.some((name) => hasNumbered(value[name]));
};

/** Throws NotImplemented (238) for a document whose order of fields was lost when it was decoded from these bytes. */
export const refuseReordered = (doc: Doc, bytes: Uint8Array): void => {
  if (hasNumbered(doc) && Buffer.compare(encode(decodeTyped(bytes)), bytes) !== 0)
    throw refuse('a field whose name is a whole number after other fields');
};

/** Returns the BSON bytes of a document. */
export const encode = (doc: Doc): Uint8Array => serialize(doc, { ignoreUndefined: false });
