import { ObjectId } from 'bson';
import { ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../bsonTypeNumbers.ts';
import { isNumeric } from '../../numbers.ts';
import { isNil, withArguments, type Operator } from './operator.ts';

const failure = (value: unknown, target: string): ServerError =>
  new ServerError(
    241,
    `Failed to convert ${typeof value === 'string' ? `'${value}'` : typeNameOf(value)} to ${target} in $convert with no onError value`,
  );

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || isNumeric(value)) return String(value);
  throw failure(value, 'string');
};

const toObjectId = (value: unknown): ObjectId => {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string' || !/^[0-9a-fA-F]{24}$/.test(value)) throw failure(value, 'objectId');
  return new ObjectId(value);
};

const changeCase = (pattern: RegExp, change: (letters: string) => string): Operator =>
  withArguments(1, 1, ([value], name) => {
    if (isNil(value)) return '';
    if (typeof value !== 'string' && !isNumeric(value) && !(value instanceof Date))
      throw new ServerError(16007, `can't convert from BSON type ${typeNameOf(value)} to String (${name})`);
    return textOf(value).replace(pattern, change);
  });

const concat = withArguments(0, Infinity, (values, name) => {
  if (values.some(isNil)) return null;
  const stray = values.find((value) => typeof value !== 'string');
  if (stray !== undefined)
    throw new ServerError(16702, `${name} only supports strings, not ${typeNameOf(stray)}`);
  return values.join('');
});

/** Strings, conversions and types. */
export const strings = {
  $concat: concat,
  $toUpper: changeCase(/[a-z]+/g, (letters) => letters.toUpperCase()),
  $toLower: changeCase(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  $toString: withArguments(1, 1, ([value]) => (isNil(value) ? null : textOf(value))),
  $toObjectId: withArguments(1, 1, ([value]) => (isNil(value) ? null : toObjectId(value))),
  $type: withArguments(1, 1, ([value]) => typeNameOf(value)),
  $isNumber: withArguments(1, 1, ([value]) => isNumeric(value)),
} satisfies Record<string, Operator>;
