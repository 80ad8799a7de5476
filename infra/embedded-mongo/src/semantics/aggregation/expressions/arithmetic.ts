import { Int32 } from 'bson';
import { ServerError } from '../../../serverError.ts';
import { calculate, needNumber, Total } from '../../numbers.ts';
import { ACCUMULATORS } from '../accumulators.ts';
import { isNil, withArguments, type Operator } from './operator.ts';

const moved = (date: Date, ms: number): Date =>
  new Date(date.getTime() + Math.sign(ms) * Math.round(Math.abs(ms)));

const add = withArguments(0, Infinity, (values, name) => {
  if (values.some(isNil)) return null;
  const total = new Total(name);
  const [date, second] = values.filter((value) => value instanceof Date);
  if (second) throw new ServerError(16612, 'only one date allowed in an $add expression');
  for (const value of values) if (value !== date) total.add(value);
  return date ? moved(date, needNumber(name, total.sum)) : total.sum;
});

const multiply = withArguments(0, Infinity, (values, name) =>
  values.some(isNil)
    ? null
    : values.reduce((product, value) => calculate(name, [product, value], (x, y) => x * y), new Int32(1)),
);

/** Returns the sum of the only operand's array, or of all operands. */
const sum = withArguments(0, Infinity, (values) => {
  const { add: take, result } = ACCUMULATORS.$sum();
  const [only] = values;
  for (const value of values.length === 1 && Array.isArray(only) ? only : values) take(value);
  return result();
});

/** Arithmetic with BSON's types. */
export const arithmetic = {
  $add: add,
  $multiply: multiply,
  $sum: sum,
} satisfies Record<string, Operator>;
