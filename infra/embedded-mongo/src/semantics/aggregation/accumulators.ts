import { Int32 } from 'bson';
import { isDoc, type Doc } from '../../bsonValues.ts';
import { compareValues } from '../../keys/compareValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { isNumeric, Total } from '../numbers.ts';
import { isRefused, isSupported, type Supported } from '../supported.ts';
import { prepareExpression, type Expression } from './evaluateExpression.ts';
import { mergeDocs } from './expressions/lists.ts';

/** Gathers one field of a group, document by document. */
export interface Accumulator {
  add: (doc: Doc) => void;
  result: () => unknown;
}

/** Numbers are summed; other values are skipped. */
const totalled =
  (name: string, resultOf: (total: Total) => unknown) =>
  (value: Expression): Accumulator => {
    const total = new Total(name);
    return {
      add: (doc) => {
        const next = value(doc);
        if (isNumeric(next)) total.add(next);
      },
      result: () => resultOf(total),
    };
  };

const extreme =
  (sign: number) =>
  (value: Expression): Accumulator => {
    let best: unknown;
    return {
      add: (doc) => {
        const next = value(doc);
        if (next === undefined || next === null) return;
        if (best === undefined || compareValues(next, best) * sign > 0) best = next;
      },
      result: () => best,
    };
  };

const first = (value: Expression): Accumulator => {
  let isSet = false;
  let kept: unknown;
  return {
    add: (doc) => {
      if (!isSet) kept = value(doc);
      isSet = true;
    },
    result: () => kept,
  };
};

const last = (value: Expression): Accumulator => {
  let kept: unknown;
  return { add: (doc) => (kept = value(doc)), result: () => kept };
};

const push = (value: Expression): Accumulator => {
  const values: unknown[] = [];
  return {
    add: (doc) => {
      const next = value(doc);
      if (next !== undefined) values.push(next);
    },
    result: () => [...values],
  };
};

const addToSet = (value: Expression): Accumulator => {
  const values = new Map<string, unknown>();
  return {
    add: (doc) => {
      const next = value(doc);
      if (next !== undefined) values.set(groupKey(next), next);
    },
    result: () => [...values.values()],
  };
};

const mergeObjects = (value: Expression): Accumulator => {
  let merged: Doc = {};
  return { add: (doc) => (merged = mergeDocs([merged, value(doc)])), result: () => merged };
};

const count = (): Accumulator => {
  let total = 0;
  return { add: () => (total += 1), result: () => new Int32(total) };
};

const ACCUMULATORS: Record<Supported<'accumulators'>, (value: Expression) => Accumulator> = {
  $sum: totalled('$sum', ({ sum }) => sum),
  $avg: totalled('$avg', ({ mean }) => mean),
  $min: extreme(-1),
  $max: extreme(1),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $mergeObjects: mergeObjects,
  $count: count,
};

/** Makes accumulators for one output field, such as `{ $sum: '$n' }`. Throws 15952 for an unknown one. */
export const accumulatorFor = (
  field: string,
  spec: unknown,
  variables: Record<string, unknown>,
): (() => Accumulator) => {
  const [entry, second] = isDoc(spec) ? Object.entries(spec) : [];
  if (field.includes('.')) throw new ServerError(40235, `The field name '${field}' cannot contain '.'`);
  if (!entry) throw new ServerError(40234, `The field '${field}' must be an accumulator object`);
  if (second) throw new ServerError(40238, `The field '${field}' must specify one accumulator`);
  const [name, operand] = entry;
  if (!isSupported('accumulators', name)) {
    if (isRefused(name)) throw refuse(`the accumulator ${name}`);
    throw new ServerError(15952, `unknown group operator '${name}'`);
  }
  if (name === '$count' && !(isDoc(operand) && Object.keys(operand).length === 0))
    throw new ServerError(2, '$count takes no arguments, i.e. $count:{}');
  if (Array.isArray(operand)) throw new ServerError(40237, `The ${name} accumulator is a unary operator`);
  const value = prepareExpression(operand, variables);
  return () => ACCUMULATORS[name as Supported<'accumulators'>](value);
};
