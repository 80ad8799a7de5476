import { bsonTypeOf, Tag, tagOf } from '../bsonValues.ts';

const WRAPPERS: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  Timestamp: 'timestamp',
};

const NAMES = new Map<number, string>([
  [Tag.null, 'null'],
  [Tag.string, 'string'],
  [Tag.object, 'object'],
  [Tag.array, 'array'],
  [Tag.binary, 'binData'],
  [Tag.objectId, 'objectId'],
  [Tag.boolean, 'bool'],
  [Tag.date, 'date'],
  [Tag.regex, 'regex'],
]);

/** Returns the name of a value's BSON type; `missing` for none. A JavaScript number counts as int if it fits one. */
export const typeNameOf = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return (value | 0) === value ? 'int' : 'double';
  const wrapper = bsonTypeOf(value) ?? '';
  return WRAPPERS[wrapper] ?? NAMES.get(tagOf(value)) ?? wrapper;
};
