import { Long, ObjectId } from 'bson';
import { bigIntOf, bsonTypeOf, isDoc, toNumber } from '../../../bsonValues.ts';
import { refuse, ServerError } from '../../../serverError.ts';
import { typeNameOf, typesAskedFor } from '../../bsonTypeNumbers.ts';
import { isTrue } from '../../isTrue.ts';
import { parseDate } from '../dates/dateFormat.ts';
import { evaluate, isNil, type Operator } from './operator.ts';

const INT32_LIMIT = 2 ** 31;

const failure = (value: unknown, target: string): ServerError =>
  new ServerError(
    241,
    `Failed to convert ${typeof value === 'string' ? `'${value}'` : typeNameOf(value)} to ${target} in $convert with no onError value`,
  );

const numberFrom = (value: unknown, target: string): number => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date && target !== 'int') return value.getTime();
  if (typeof value === 'string') {
    if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value)) throw failure(value, target);
    return Number(value);
  }
  const number = toNumber(value);
  if (number === undefined) throw failure(value, target);
  return number;
};

const integerFrom = (value: unknown, target: string): number => {
  const number = numberFrom(value, target);
  if (!Number.isFinite(number) || (typeof value === 'string' && !Number.isInteger(number)))
    throw failure(value, target);
  return Math.trunc(number);
};

const toInt = (value: unknown): number => {
  const number = integerFrom(value, 'int');
  if (number < -INT32_LIMIT || number >= INT32_LIMIT) throw failure(value, 'int');
  return number;
};

const toLong = (value: unknown): unknown => {
  if (bigIntOf(value) !== undefined) return value;
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) {
    const exact = BigInt(value);
    if (BigInt.asIntN(64, exact) !== exact) throw failure(value, 'long');
    return Number.isSafeInteger(Number(exact)) ? Number(exact) : Long.fromBigInt(exact);
  }
  const number = integerFrom(value, 'long');
  if (!Number.isSafeInteger(number)) throw failure(value, 'long');
  return number;
};

const toDate = (value: unknown): Date => {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeof value === 'string') return parseDate(value, undefined, undefined);
  const number = toNumber(value);
  if (number === undefined || typeof value === 'boolean') throw failure(value, 'date');
  return new Date(Math.trunc(number));
};

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (bsonTypeOf(value) === 'Long' || bsonTypeOf(value) === 'Decimal128') return String(value);
  throw failure(value, 'string');
};

const toObjectId = (value: unknown): ObjectId => {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string' || !/^[0-9a-fA-F]{24}$/.test(value)) throw failure(value, 'objectId');
  return new ObjectId(value);
};

const CONVERTERS: Record<number, (value: unknown) => unknown> = {
  1: (value) => numberFrom(value, 'double'),
  2: toText,
  7: toObjectId,
  8: isTrue,
  9: toDate,
  16: toInt,
  18: toLong,
  19: () => {
    throw refuse('conversion to Decimal128');
  },
};

const single =
  (type: number): Operator =>
  (doc, operand, options) => {
    const value = evaluate(
      doc,
      Array.isArray(operand) && operand.length === 1 ? operand[0] : operand,
      options,
    );
    return isNil(value) ? null : CONVERTERS[type]?.(value);
  };

const convert: Operator = (doc, operand, options) => {
  if (!isDoc(operand)) throw new ServerError(9, '$convert expects an object of named arguments');
  const input = evaluate(doc, operand['input'], options);
  if (isNil(input)) return 'onNull' in operand ? evaluate(doc, operand['onNull'], options) : null;
  const to = evaluate(doc, operand['to'], options);
  if (isNil(to)) return null;
  const [type = 0] = typesAskedFor(to);
  const converter = CONVERTERS[type];
  try {
    if (!converter) throw failure(input, String(to));
    return converter(input);
  } catch (error) {
    if (!('onError' in operand)) throw error;
    return evaluate(doc, operand['onError'], options);
  }
};

const only = (operand: unknown): unknown =>
  Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;

/** Conversions and type tests by BSON's types. */
export const typeOperators: Record<string, Operator> = {
  $convert: convert,
  $toBool: single(8),
  $toDate: single(9),
  $toDecimal: single(19),
  $toDouble: single(1),
  $toInt: single(16),
  $toLong: single(18),
  $toObjectId: single(7),
  $toString: single(2),
  $type: (doc, operand, options) => typeNameOf(evaluate(doc, only(operand), options)),
  $isNumber: (doc, operand, options) => toNumber(evaluate(doc, only(operand), options)) !== undefined,
};
