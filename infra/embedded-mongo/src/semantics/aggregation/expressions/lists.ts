import { isDoc, toNumber, type Doc } from '../../../bsonValues.ts';
import { compareValues } from '../../../keys/compareValues.ts';
import { ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../bsonTypeNumbers.ts';
import { isTrue } from '../../isTrue.ts';
import { compareOperands } from './conditions.ts';
import { isNil, namedArguments, withArguments, type Operator, type Scope } from './operator.ts';

const needArray = (name: string, code: number, value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new ServerError(
    code,
    `The argument to ${name} must be an array, but was of type: ${typeNameOf(value)}`,
  );
};

const arrayElemAt = withArguments(2, 2, ([array, index], name) => {
  if (isNil(array) || isNil(index)) return null;
  const list = needArray(name, 28689, array);
  const at = toNumber(index);
  if (at === undefined || !Number.isInteger(at))
    throw new ServerError(28691, `${name}'s second argument must be representable as a 32-bit integer`);
  return list.at(at);
});

const end = (at: number): Operator =>
  withArguments(1, 1, ([array], name) => (isNil(array) ? null : needArray(name, 28689, array).at(at)));

const concatArrays = withArguments(0, Infinity, (values, name) =>
  values.some(isNil) ? null : values.flatMap((value) => needArray(name, 28664, value)),
);

const isIn = withArguments(2, 2, ([value, array], name) =>
  needArray(name, 40081, array).some((one) => compareOperands(one, value) === 0),
);

/** The operands of an accumulator used as an expression: those in the one operand's array, or all. */
const operandsOf = (values: unknown[]): unknown[] => {
  const [only] = values;
  return values.length === 1 && Array.isArray(only) ? only : values;
};

const extreme = (sign: number): Operator =>
  withArguments(0, Infinity, (values) => {
    const candidates = operandsOf(values).filter((value) => !isNil(value));
    if (candidates.length === 0) return null;
    return candidates.reduce((best, value) => (compareValues(value, best) * sign > 0 ? value : best));
  });

/** The documents put over each other, null and missing ones skipped. Throws 40400 for other values. */
export const mergeDocs = (values: readonly unknown[]): Doc =>
  values.reduce<Doc>((merged, value) => {
    if (isNil(value)) return merged;
    if (isDoc(value)) return { ...merged, ...value };
    throw new ServerError(
      40400,
      `$mergeObjects requires object inputs, but input is of type ${typeNameOf(value)}`,
    );
  }, {});

/** Evaluates `work` for each element, which it finds in a variable. */
const eachElement = (
  { root, variables }: Scope,
  array: unknown[],
  name: string,
  work: (scope: Scope) => unknown,
): unknown[] => {
  const own = new Map(variables);
  return array.map((element) => work({ root, variables: own.set(name, element) }));
};

const filter: Operator = (operand, compile, name) => {
  const { input, cond, as = 'this' } = namedArguments(name, operand, ['input', 'cond'], ['as']);
  const [list, test] = [compile(input), compile(cond, [String(as)])];
  return (scope) => {
    const value = list(scope);
    if (isNil(value)) return null;
    const array = needArray(name, 28651, value);
    const kept = eachElement(scope, array, String(as), test);
    return array.filter((_, i) => isTrue(kept[i]));
  };
};

const map: Operator = (operand, compile, name) => {
  const { input, in: inner, as = 'this' } = namedArguments(name, operand, ['input', 'in'], ['as']);
  const [list, body] = [compile(input), compile(inner, [String(as)])];
  return (scope) => {
    const value = list(scope);
    if (isNil(value)) return null;
    return eachElement(scope, needArray(name, 16883, value), String(as), (one) => body(one) ?? null);
  };
};

const reduce: Operator = (operand, compile, name) => {
  const { input, initialValue, in: inner } = namedArguments(name, operand, ['input', 'initialValue', 'in']);
  const [list, start, body] = [compile(input), compile(initialValue), compile(inner, ['this', 'value'])];
  return (scope) => {
    const value = list(scope);
    if (isNil(value)) return null;
    const variables = new Map(scope.variables);
    return needArray(name, 40080, value).reduce(
      (before: unknown, element) =>
        body({ root: scope.root, variables: variables.set('value', before).set('this', element) }),
      start(scope),
    );
  };
};

/** Arrays, and accumulators used as expressions, which skip null and missing values. */
export const lists = {
  $arrayElemAt: arrayElemAt,
  $first: end(0),
  $last: end(-1),
  $size: withArguments(1, 1, ([array], name) => needArray(name, 17124, array).length),
  $in: isIn,
  $isArray: withArguments(1, 1, ([value]) => Array.isArray(value)),
  $concatArrays: concatArrays,
  $filter: filter,
  $map: map,
  $reduce: reduce,
  $min: extreme(-1),
  $max: extreme(1),
  $mergeObjects: withArguments(0, Infinity, (values) => mergeDocs(operandsOf(values))),
} satisfies Record<string, Operator>;
