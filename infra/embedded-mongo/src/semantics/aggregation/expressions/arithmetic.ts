import { Double, Int32, Long } from 'bson';
import { ServerError } from '../../../serverError.ts';
import { calculate, needNumber, Total } from '../../numbers.ts';
import { ACCUMULATORS, type Accumulator } from '../accumulators.ts';
import { isNil, withArguments, type Operator } from './operator.ts';

/** An operator on numbers, null where one of them is null or missing. */
const calculating = (count: number, work: (...numbers: number[]) => number): Operator =>
  withArguments(count, count, (values, name) => (values.some(isNil) ? null : calculate(name, values, work)));

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

const subtract = withArguments(2, 2, ([a, b], name) => {
  if (isNil(a) || isNil(b)) return null;
  if (!(a instanceof Date)) return calculate(name, [a, b], (x, y) => x - y);
  return b instanceof Date ? Long.fromNumber(a.getTime() - b.getTime()) : moved(a, -needNumber(name, b));
});

const multiply = withArguments(0, Infinity, (values, name) =>
  values.some(isNil)
    ? null
    : values.reduce((product, value) => calculate(name, [product, value], (x, y) => x * y), new Int32(1)),
);

const divide = withArguments(2, 2, ([a, b], name) => {
  if (isNil(a) || isNil(b)) return null;
  const [x, y] = [needNumber(name, a), needNumber(name, b)];
  if (y === 0) throw new ServerError(2, "can't $divide by zero");
  return new Double(x / y);
});

const remainder = (x: number, y: number): number => {
  if (y === 0) throw new ServerError(16610, "can't $mod by zero");
  return x % y;
};

/** An accumulator over the one operand's array, or over all operands. */
const accumulating = (accumulator: () => Accumulator): Operator =>
  withArguments(0, Infinity, (values) => {
    const { add: take, result } = accumulator();
    const [only] = values;
    for (const value of values.length === 1 && Array.isArray(only) ? only : values) take(value);
    return result() ?? null;
  });

/** Arithmetic with BSON's types. */
export const arithmetic = {
  $add: add,
  $subtract: subtract,
  $multiply: multiply,
  $divide: divide,
  $mod: calculating(2, remainder),
  $abs: calculating(1, Math.abs),
  $ceil: calculating(1, Math.ceil),
  $floor: calculating(1, Math.floor),
  $sum: accumulating(ACCUMULATORS.$sum),
  $avg: accumulating(ACCUMULATORS.$avg),
  $min: accumulating(ACCUMULATORS.$min),
  $max: accumulating(ACCUMULATORS.$max),
} satisfies Record<string, Operator>;
