import { Double, Int32, Long } from 'bson';
import { ServerError } from '../../../serverError.ts';
import { combine, isInteger, isNumeric, needNumber, Total, WORK } from '../../numbers.ts';
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

const subtract = withArguments(2, 2, ([a, b], name) => {
  if (isNil(a) || isNil(b)) return null;
  if (!(a instanceof Date)) return combine(name, a, b, WORK.subtract);
  return b instanceof Date ? Long.fromNumber(a.getTime() - b.getTime()) : moved(a, -needNumber(name, b));
});

const ONE = new Int32(1);

const multiply = withArguments(0, Infinity, (values, name) =>
  values.some(isNil)
    ? null
    : values.reduce((product, value) => combine(name, product, value, WORK.multiply), ONE),
);

const divide = withArguments(2, 2, ([a, b], name) => {
  if (isNil(a) || isNil(b)) return null;
  const [x, y] = [needNumber(name, a), needNumber(name, b)];
  if (y === 0) throw new ServerError(2, "can't $divide by zero");
  return new Double(x / y);
});

const mod = withArguments(2, 2, ([a, b], name) => {
  if (isNil(a) || isNil(b)) return null;
  if (needNumber(name, b) === 0) throw new ServerError(16610, "can't $mod by zero");
  return combine(name, a, b, WORK.remainder);
});

const ZERO = new Int32(0);

const abs = withArguments(1, 1, ([value], name) => {
  if (isNil(value)) return null;
  const number = needNumber(name, value);
  if (!isInteger(value)) return new Double(Math.abs(number));
  return number < 0 ? combine(name, ZERO, value, WORK.subtract) : value;
});

const rounding = (round: (number: number) => number): Operator =>
  withArguments(1, 1, ([value], name) => {
    if (isNil(value)) return null;
    const number = needNumber(name, value);
    return isInteger(value) ? value : new Double(round(number));
  });

/** The numbers among an accumulator's operands: those of the one operand's array, or of all operands. */
const totalOf = (values: unknown[], name: string): Total => {
  const total = new Total(name);
  const [only] = values;
  for (const value of values.length === 1 && Array.isArray(only) ? only : values)
    if (isNumeric(value)) total.add(value);
  return total;
};

/** Arithmetic with BSON's types. */
export const arithmetic = {
  $add: add,
  $subtract: subtract,
  $multiply: multiply,
  $divide: divide,
  $mod: mod,
  $abs: abs,
  $ceil: rounding(Math.ceil),
  $floor: rounding(Math.floor),
  $sum: withArguments(0, Infinity, (values, name) => totalOf(values, name).sum),
  $avg: withArguments(0, Infinity, (values, name) => totalOf(values, name).mean),
} satisfies Record<string, Operator>;
