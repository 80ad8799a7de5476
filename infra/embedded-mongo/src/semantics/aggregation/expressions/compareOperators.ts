import { compareValues } from '../../../keys/compareValues.ts';
import { groupKey } from '../../../keys/encodeKey.ts';
import { ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../bsonTypeNumbers.ts';
import { evaluateList, isNil, type Operator } from './operator.ts';

/** As expressions compare: a missing field comes before null. */
const compareOperands = (a: unknown, b: unknown): number => {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  return compareValues(a, b);
};

const comparing =
  (name: string, answer: (sign: number) => unknown): Operator =>
  (doc, operand, options) => {
    const values = evaluateList(doc, operand, options);
    if (values.length !== 2)
      throw new ServerError(
        16020,
        `Expression ${name} takes exactly 2 arguments. ${values.length} were passed in.`,
      );
    return answer(compareOperands(values[0], values[1]));
  };

const needArray = (name: string, value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new ServerError(40081, `${name} requires an array, found: ${typeNameOf(value)}`);
};

const isIn: Operator = (doc, operand, options) => {
  const [value, array] = evaluateList(doc, operand, options);
  return needArray('$in', array).some((one) => compareOperands(one, value) === 0);
};

const indexOfArray: Operator = (doc, operand, options) => {
  const [array, value, from = 0, to = Infinity] = evaluateList(doc, operand, options);
  if (isNil(array)) return null;
  return needArray('$indexOfArray', array).findIndex(
    (one, i) => i >= Number(from) && i < Number(to) && compareOperands(one, value) === 0,
  );
};

const keyed = (values: unknown[]): Map<string, unknown> =>
  new Map(values.map((value) => [groupKey(value ?? null), value]));

const setOperator =
  (name: string, work: (sets: Map<string, unknown>[]) => unknown): Operator =>
  (doc, operand, options) => {
    const values = evaluateList(doc, operand, options);
    if (values.some(isNil)) return null;
    return work(values.map((value) => keyed(needArray(name, value))));
  };

const common = ([first = new Map<string, unknown>(), ...others]: Map<string, unknown>[]): unknown[] =>
  [...first].filter(([key]) => others.every((other) => other.has(key))).map(([, value]) => value);

const isSubset = (a: Map<string, unknown>, b: Map<string, unknown>): boolean =>
  [...a.keys()].every((key) => b.has(key));

const EMPTY = new Map<string, unknown>();

/** Comparisons and sets by MongoDB's order of values, where 1 and Long(1) are equal and ObjectIds are values. */
export const compareOperators: Record<string, Operator> = {
  $cmp: comparing('$cmp', (sign) => sign),
  $eq: comparing('$eq', (sign) => sign === 0),
  $ne: comparing('$ne', (sign) => sign !== 0),
  $gt: comparing('$gt', (sign) => sign > 0),
  $gte: comparing('$gte', (sign) => sign >= 0),
  $lt: comparing('$lt', (sign) => sign < 0),
  $lte: comparing('$lte', (sign) => sign <= 0),
  $in: isIn,
  $indexOfArray: indexOfArray,
  $setUnion: setOperator('$setUnion', (sets) => [...new Map(sets.flatMap((set) => [...set])).values()]),
  $setIntersection: setOperator('$setIntersection', common),
  $setDifference: setOperator('$setDifference', ([a = EMPTY, b = EMPTY]) =>
    [...a].filter(([key]) => !b.has(key)).map(([, value]) => value),
  ),
  $setEquals: setOperator('$setEquals', ([first = EMPTY, ...others]) =>
    others.every((other) => isSubset(first, other) && isSubset(other, first)),
  ),
  $setIsSubset: setOperator('$setIsSubset', ([a = EMPTY, b = EMPTY]) => isSubset(a, b)),
};
