import { bigIntOf, bsonTypeOf } from '../../../bsonValues.ts';
import { compareValues } from '../../../keys/compareValues.ts';
import { refuse, ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../bsonTypeNumbers.ts';
import { evaluate, evaluateList, isNil, type Operator } from './operator.ts';

/** The values an accumulator's name works on as an expression: a list of arguments, or the one argument's array. */
const valuesOf = (doc: unknown, operand: unknown, options: unknown): unknown[] => {
  if (Array.isArray(operand) && operand.length !== 1) return evaluateList(doc, operand, options);
  const only = evaluate(doc, Array.isArray(operand) ? (operand[0] as unknown) : operand, options);
  return Array.isArray(only) ? only : [only];
};

const numbersOf = (values: unknown[]): number[] => {
  for (const value of values) {
    if (bsonTypeOf(value) === 'Decimal128' || bigIntOf(value) !== undefined)
      throw refuse('arithmetic on Decimal128 and on 64-bit integers past 2^53');
  }
  return values.filter((value) => typeof value === 'number');
};

const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const extreme =
  (sign: number): Operator =>
  (doc, operand, options) => {
    let best: unknown = null;
    for (const value of valuesOf(doc, operand, options)) {
      if (!isNil(value) && (best === null || compareValues(value, best) * sign > 0)) best = value;
    }
    return best;
  };

const changeCase =
  (name: string, change: (text: string) => string): Operator =>
  (doc, operand, options) => {
    const [value] = evaluateList(doc, operand, options);
    if (isNil(value)) return '';
    if (typeof value === 'number' || value instanceof Date)
      return change(value instanceof Date ? value.toISOString() : String(value));
    if (typeof value !== 'string')
      throw new ServerError(16007, `can't convert from BSON type ${typeNameOf(value)} to String (${name})`);
    return change(value);
  };

const asciiOnly = (pattern: RegExp, change: (text: string) => string) => (text: string) =>
  text.replace(pattern, change);

const indexOfCP: Operator = (doc, operand, options) => {
  const [text, wanted, from = 0, to = Infinity] = evaluateList(doc, operand, options);
  if (isNil(text)) return null;
  if (typeof text !== 'string' || typeof wanted !== 'string')
    throw new ServerError(40093, '$indexOfCP requires a string as the first and second argument');
  const points = [...text];
  const sought = [...wanted];
  const last = Math.min(points.length, Number(to)) - sought.length;
  for (let i = Number(from); i <= last; i++)
    if (sought.every((point, j) => points[i + j] === point)) return i;
  return -1;
};

/** Accumulators used as expressions, which skip null and missing values, and string operators that treat them as empty. */
export const listOperators: Record<string, Operator> = {
  $sum: (doc, operand, options) => total(numbersOf(valuesOf(doc, operand, options))),
  $avg: (doc, operand, options) => {
    const numbers = numbersOf(valuesOf(doc, operand, options));
    return numbers.length === 0 ? null : total(numbers) / numbers.length;
  },
  $min: extreme(-1),
  $max: extreme(1),
  $toUpper: changeCase(
    '$toUpper',
    asciiOnly(/[a-z]/g, (letter) => letter.toUpperCase()),
  ),
  $toLower: changeCase(
    '$toLower',
    asciiOnly(/[A-Z]/g, (letter) => letter.toLowerCase()),
  ),
  $indexOfCP: indexOfCP,
};
