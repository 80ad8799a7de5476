import { bigIntOf, bsonTypeOf, isDoc, type Doc } from '../../bsonValues.ts';
import { compareValues } from '../../keys/compareValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { refuse, ServerError } from '../../serverError.ts';
import type { Expression } from './evaluateExpression.ts';

/** Gathers one field of a group, document by document. */
export interface Accumulator {
  add: (doc: Doc) => void;
  result: () => unknown;
}

/** A number for arithmetic; undefined for values it skips. Throws NotImplemented (238) for Decimal128 and integers past 2^53. */
const summand = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  if (bsonTypeOf(value) === 'Decimal128') throw refuse('arithmetic on Decimal128');
  if (bigIntOf(value) !== undefined) throw refuse('arithmetic on 64-bit integers past 2^53');
  return undefined;
};

const sum = (value: Expression): Accumulator => {
  let total = 0;
  return { add: (doc) => (total += summand(value(doc)) ?? 0), result: () => total };
};

const avg = (value: Expression): Accumulator => {
  let total = 0;
  let count = 0;
  return {
    add: (doc) => {
      const number = summand(value(doc));
      if (number === undefined) return;
      total += number;
      count += 1;
    },
    result: () => (count === 0 ? null : total / count),
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
    result: () => values,
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
  return {
    add: (doc) => {
      const next = value(doc);
      if (next === undefined || next === null) return;
      if (!isDoc(next)) throw new ServerError(40400, '$mergeObjects requires object inputs');
      merged = { ...merged, ...next };
    },
    result: () => merged,
  };
};

const count = (): Accumulator => {
  let total = 0;
  return { add: () => (total += 1), result: () => total };
};

/** The accumulators that work without keeping the group's documents. */
export const ACCUMULATORS: ReadonlyMap<string, (value: Expression) => Accumulator> = new Map(
  Object.entries({
    $sum: sum,
    $avg: avg,
    $min: extreme(-1),
    $max: extreme(1),
    $first: first,
    $last: last,
    $push: push,
    $addToSet: addToSet,
    $mergeObjects: mergeObjects,
    $count: count,
  }),
);
