import { ObjectId } from 'bson';
import { refuse, ServerError } from '../../../serverError.ts';
import { isNumeric } from '../../numbers.ts';
import { typeNameOf } from '../../typeNameOf.ts';
import { isNil, withArguments, type Operator } from './operator.ts';

/** Returns a value as a string. Throws ConversionFailure (241) for arrays, documents and binary values. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean') return String(value);
  if (isNumeric(value)) {
    const text = String(value);
    // MongoDB switches to exponents at other magnitudes, and writes them differently.
    if (text.includes('e') || text.startsWith('0.0000') || text.startsWith('-0.0000'))
      throw refuse('the text of a number as small or as large as this');
    return text;
  }
  throw new ServerError(241, `Failed to convert ${typeNameOf(value)} to string`);
};

const toLower = withArguments(1, 1, ([value], name) => {
  if (isNil(value)) return '';
  if (typeof value !== 'string' && !isNumeric(value) && !(value instanceof Date))
    throw new ServerError(16007, `can't convert from BSON type ${typeNameOf(value)} to String (${name})`);
  return textOf(value).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
});

const concat = withArguments(0, Infinity, (values, name) => {
  if (values.some(isNil)) return null;
  const stray = values.find((value) => typeof value !== 'string');
  if (stray !== undefined)
    throw new ServerError(16702, `${name} only supports strings, not ${typeNameOf(stray)}`);
  return values.join('');
});

/** String expressions. */
export const strings = {
  $concat: concat,
  $toLower: toLower,
  $toString: withArguments(1, 1, ([value]) => (isNil(value) ? null : textOf(value))),
} satisfies Record<string, Operator>;
