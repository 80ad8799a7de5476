import { toNumber } from '../../../bsonValues.ts';
import { refuse, ServerError } from '../../../serverError.ts';
import { isTrue } from '../../isTrue.ts';
import { typeNameOf } from '../../typeNameOf.ts';
import {
  isNil,
  namedArguments,
  withArguments,
  type Evaluate,
  type Operator,
  type Scope,
} from './operator.ts';

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

/** Returns the results of `body` for each element of a list, which is in a variable. */
const eachElement = (
  { root, variables }: Scope,
  array: unknown[],
  name: string,
  body: Evaluate,
): unknown[] => {
  const own = new Map(variables);
  return array.map((element) => body({ root, variables: own.set(name, element) }));
};

/** `$filter` and `$map`: `finish` computes the result from the list and the body's value for each element. */
const overElements =
  (
    bodyName: 'cond' | 'in',
    code: number,
    finish: (array: unknown[], results: unknown[]) => unknown[],
  ): Operator =>
  (operand, compile, name) => {
    const named = namedArguments(name, operand, ['input', bodyName], ['as']);
    const variable = String(named['as'] ?? 'this');
    if (variable === 'CURRENT') throw refuse("'CURRENT' as the name of a variable");
    const [list, body] = [compile(named['input']), compile(named[bodyName], [variable])];
    return (scope) => {
      const value = list(scope);
      if (isNil(value)) return null;
      const array = needArray(name, code, value);
      return finish(array, eachElement(scope, array, variable, body));
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

/** Array expressions. */
export const lists = {
  $arrayElemAt: arrayElemAt,
  $size: withArguments(1, 1, ([array], name) => needArray(name, 17124, array).length),
  $filter: overElements('cond', 28651, (array, kept) => array.filter((_, i) => isTrue(kept[i]))),
  $map: overElements('in', 16883, (_array, results) => results.map((result) => result ?? null)),
  $reduce: reduce,
} satisfies Record<string, Operator>;
