import { bigIntOf, bsonTypeOf } from '../../../bsonValues.ts';
import * as mingoExpressions from 'mingo/operators/expression';
import { refuse, ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../bsonTypeNumbers.ts';
import { evaluateList, isNil, type Operator } from './operator.ts';

/** Throws NotImplemented (238) for Decimal128 and integers past 2^53, whose arithmetic would silently be wrong. */
const refuseInexact = (values: unknown[]): void => {
  for (const value of values) {
    if (bsonTypeOf(value) === 'Decimal128') throw refuse('arithmetic on Decimal128');
    if (bigIntOf(value) !== undefined) throw refuse('arithmetic on 64-bit integers past 2^53');
  }
};

const operands = (doc: unknown, operand: unknown, options: unknown): unknown[] => {
  const values = evaluateList(doc, operand, options);
  refuseInexact(values);
  return values;
};

const mismatch = (name: string, value: unknown): ServerError =>
  new ServerError(14, `${name} only supports numeric types, not ${typeNameOf(value)}`);

const needNumber = (name: string, value: unknown): number => {
  if (typeof value !== 'number') throw mismatch(name, value);
  return value;
};

const add: Operator = (doc, operand, options) => {
  const values = operands(doc, operand, options);
  if (values.some(isNil)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new ServerError(16612, 'only one date allowed in an $add expression');
  const total = values.reduce<number>(
    (sum, value) => sum + (value instanceof Date ? value.getTime() : needNumber('$add', value)),
    0,
  );
  return dates.length === 1 ? new Date(total) : total;
};

const subtract: Operator = (doc, operand, options) => {
  const [a, b] = operands(doc, operand, options);
  if (isNil(a) || isNil(b)) return null;
  if (a instanceof Date)
    return b instanceof Date ? a.getTime() - b.getTime() : new Date(a.getTime() - needNumber('$subtract', b));
  return needNumber('$subtract', a) - needNumber('$subtract', b);
};

const multiply: Operator = (doc, operand, options) => {
  const values = operands(doc, operand, options);
  if (values.some(isNil)) return null;
  return values.reduce<number>((product, value) => product * needNumber('$multiply', value), 1);
};

const divide: Operator = (doc, operand, options) => {
  const [a, b] = operands(doc, operand, options);
  if (isNil(a) || isNil(b)) return null;
  if (needNumber('$divide', b) === 0) throw new ServerError(2, "can't $divide by zero");
  return needNumber('$divide', a) / (b as number);
};

const modulo: Operator = (doc, operand, options) => {
  const [a, b] = operands(doc, operand, options);
  if (isNil(a) || isNil(b)) return null;
  if (needNumber('$mod', b) === 0) throw new ServerError(16610, "can't $mod by zero");
  return needNumber('$mod', a) % (b as number);
};

const GUARDED = [
  '$abs',
  '$ceil',
  '$exp',
  '$floor',
  '$ln',
  '$log',
  '$log10',
  '$pow',
  '$round',
  '$sqrt',
  '$trunc',
  '$bitAnd',
  '$bitOr',
  '$bitXor',
  '$bitNot',
];

/** mingo's operator, after looking at what it is given. */
const guarded = (name: string): [string, Operator] => {
  const own = (mingoExpressions as unknown as Record<string, Operator>)[name] as Operator;
  return [
    name,
    (doc, operand, options) => {
      const values = operands(doc, operand, options);
      const literals = values.map((value) => ({ $literal: value }));
      return own(doc, Array.isArray(operand) ? literals : literals[0], options);
    },
  ];
};

/** The most numbers a `$range` gives: 100 MB of them, as in MongoDB. */
const MAX_RANGE = 6_553_600;

const [, plainRange] = guarded('$range');

const range: Operator = (doc, operand, options) => {
  const [start, end, step = 1] = operands(doc, operand, options);
  if ((Number(end) - Number(start)) / Number(step) > MAX_RANGE)
    throw new ServerError(146, `$range would use too much memory: more than ${MAX_RANGE} numbers`);
  return plainRange(doc, operand, options);
};

/** Arithmetic that refuses what a double cannot hold. */
export const arithmeticOperators: Record<string, Operator> = {
  ...Object.fromEntries(GUARDED.map(guarded)),
  $add: add,
  $subtract: subtract,
  $multiply: multiply,
  $divide: divide,
  $mod: modulo,
  $range: range,
};
