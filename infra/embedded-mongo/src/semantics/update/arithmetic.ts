import { Double, Int32, Long } from 'bson';
import { bsonTypeOf, Tag, tagOf, toNumber } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { typeNumberOf } from '../bsonTypeNumbers.ts';

const INT32 = 16;
const LONG = 18;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Is the value a number that counts as 32- or 64-bit integer? */
const isInteger = (value: unknown): boolean => [INT32, LONG].includes(typeNumberOf(value) ?? 0);

const bigOf = (value: unknown): bigint =>
  bsonTypeOf(value) === 'Long' ? (value as Long).toBigInt() : BigInt(toNumber(value) as number);

const integerResult = (result: bigint, isLong: boolean, name: string): unknown => {
  if (result < INT64_MIN || result > INT64_MAX) {
    throw new ServerError(
      2,
      `Failed to apply ${name} operations to current value: the result does not fit 64 bits`,
    );
  }
  if (!isLong && result === BigInt.asIntN(32, result)) return new Int32(Number(result));
  return Long.fromBigInt(result);
};

/**
 * `$inc`'s sum or `$mul`'s product, keeping BSON's types: two int32 give int32 or, when it overflows, a long; a double makes a double.
 * Throws TypeMismatch (14) for what is not a number, BadValue (2) past 64 bits, NotImplemented for Decimal128.
 */
export const combineNumbers = (name: '$inc' | '$mul', current: unknown, operand: unknown): unknown => {
  if (bsonTypeOf(current) === 'Decimal128' || bsonTypeOf(operand) === 'Decimal128')
    throw refuse(`${name} on Decimal128`);
  if (isInteger(current) && isInteger(operand)) {
    const result = name === '$inc' ? bigOf(current) + bigOf(operand) : bigOf(current) * bigOf(operand);
    return integerResult(result, typeNumberOf(current) === LONG || typeNumberOf(operand) === LONG, name);
  }
  const a = toNumber(current) as number;
  const b = toNumber(operand) as number;
  return new Double(name === '$inc' ? a + b : a * b);
};

/** Bitwise and, or, xor of two integers. Throws BadValue (2) for anything else. */
export const combineBits = (operation: string, current: unknown, operand: unknown): unknown => {
  if (!isInteger(current) || !isInteger(operand))
    throw new ServerError(2, 'Cannot apply $bit to a value of non-integral type');
  const a = bigOf(current);
  const b = bigOf(operand);
  const isLong = typeNumberOf(current) === LONG || typeNumberOf(operand) === LONG;
  switch (operation) {
    case 'and':
      return integerResult(a & b, isLong, '$bit');
    case 'or':
      return integerResult(a | b, isLong, '$bit');
    case 'xor':
      return integerResult(a ^ b, isLong, '$bit');
    default:
      throw new ServerError(2, `The $bit modifier only supports 'and', 'or', and 'xor', not '${operation}'`);
  }
};

/** Is it a BSON number? */
export const isNumeric = (value: unknown): boolean => tagOf(value) === Tag.number;
