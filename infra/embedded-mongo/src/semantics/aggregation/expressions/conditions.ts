import { compareValues } from '../../../keys/compareValues.ts';
import { ServerError } from '../../../serverError.ts';
import { isTrue } from '../../isTrue.ts';
import { isNil, namedArguments, withArguments, type Operator } from './operator.ts';

/** Compares as expressions do: a missing field comes before null. */
const compareOperands = (a: unknown, b: unknown): number => {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  return compareValues(a, b);
};

const comparing = (answer: (sign: number) => unknown): Operator =>
  withArguments(2, 2, ([a, b]) => answer(compareOperands(a, b)));

const cond: Operator = (operand, compile, name) => {
  const list = Array.isArray(operand) ? (operand as unknown[]) : undefined;
  if (list && list.length !== 3)
    throw new ServerError(
      16020,
      `Expression $cond takes exactly 3 arguments. ${list.length} were passed in.`,
    );
  const {
    if: test,
    then,
    else: otherwise,
  } = list
    ? { if: list[0], then: list[1], else: list[2] }
    : namedArguments(name, operand, ['if', 'then', 'else']);
  const [condition, whenTrue, whenFalse] = [compile(test), compile(then), compile(otherwise)];
  return (scope) => (isTrue(condition(scope)) ? whenTrue(scope) : whenFalse(scope));
};

const switchOver: Operator = (operand, compile, name) => {
  const { branches, ...rest } = namedArguments(name, operand, ['branches'], ['default']);
  if (!Array.isArray(branches) || branches.length === 0)
    throw new ServerError(40068, '$switch requires at least one branch.');
  const cases = branches.map((branch) => {
    const { case: test, then } = namedArguments('$switch branch', branch, ['case', 'then']);
    return [compile(test), compile(then)] as const;
  });
  const fallback = 'default' in rest ? compile(rest['default']) : undefined;
  return (scope) => {
    const found = cases.find(([test]) => isTrue(test(scope)));
    if (found) return found[1](scope);
    if (fallback) return fallback(scope);
    throw new ServerError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
};

/** Stops at the first operand that is not true. */
const and: Operator = (operand, compile) => {
  const parts = (Array.isArray(operand) ? operand : [operand]).map((one) => compile(one));
  return (scope) => parts.every((part) => isTrue(part(scope)));
};

/** Comparisons by MongoDB's order of values, and conditionals. */
export const conditions = {
  $eq: comparing((sign) => sign === 0),
  $gt: comparing((sign) => sign > 0),
  $gte: comparing((sign) => sign >= 0),
  $and: and,
  $not: withArguments(1, 1, ([value]) => !isTrue(value)),
  $cond: cond,
  $switch: switchOver,
  $ifNull: withArguments(2, Infinity, (values) => values.find((value) => !isNil(value)) ?? values.at(-1)),
} satisfies Record<string, Operator>;
