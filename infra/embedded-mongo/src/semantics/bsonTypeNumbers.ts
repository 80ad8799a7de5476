import { bsonTypeOf, isDoc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';

/** BSON's type aliases as `$type` takes them, with their numbers. */
export const TYPE_NUMBERS: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const WRAPPERS: Record<string, number> = {
  Int32: 16,
  Double: 1,
  Long: 18,
  Decimal128: 19,
  ObjectId: 7,
  Binary: 5,
  Timestamp: 17,
  BSONRegExp: 11,
  BSONSymbol: 14,
  MinKey: -1,
  MaxKey: 127,
  Code: 13,
  DBRef: 3,
};

const INT32_LIMIT = 2 ** 31;

/** The BSON type number of a value; undefined for a missing one. A JavaScript number counts as int where it fits one. */
export const typeNumberOf = (value: unknown): number | undefined => {
  if (value === undefined) return undefined;
  if (value === null) return 10;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 8;
  if (typeof value === 'bigint') return 18;
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= -INT32_LIMIT && value < INT32_LIMIT ? 16 : 1;
  }
  if (Array.isArray(value)) return 4;
  const wrapper = bsonTypeOf(value);
  if (wrapper !== undefined) return WRAPPERS[wrapper];
  if (value instanceof Date) return 9;
  if (value instanceof RegExp) return 11;
  if (value instanceof Uint8Array) return 5;
  return isDoc(value) ? 3 : undefined;
};

/** The alias of a value's type, as error messages and the `$type` expression name it; `missing` for none. */
export const typeNameOf = (value: unknown): string => {
  const number = typeNumberOf(value);
  return Object.keys(TYPE_NUMBERS).find((name) => TYPE_NUMBERS[name] === number) ?? 'missing';
};

const NUMERIC_TYPES = [1, 16, 18, 19];

/** The type numbers one operand of `$type` asks for. Throws BadValue (2) for an unknown alias or number. */
export const typesAskedFor = (operand: unknown): number[] => {
  if (operand === 'number') return NUMERIC_TYPES;
  const number = typeof operand === 'string' ? TYPE_NUMBERS[operand] : operand;
  if (typeof number === 'number' && Object.values(TYPE_NUMBERS).includes(number)) return [number];
  throw new ServerError(2, `Unknown type name alias or invalid type code: ${String(operand)}`);
};
