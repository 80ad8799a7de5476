import { isDoc, toNumber } from '../../bsonValues.ts';
import { compareValues, equalValues } from '../../keys/compareValues.ts';
import { ServerError } from '../../serverError.ts';
import { compileFilter } from '../filter/compileFilter.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { isOperatorDoc } from '../isOperatorDoc.ts';
import { parseSort, sortDocs } from '../sortOrder.ts';
import { checkFields, SUPPORTED } from '../supported.ts';
import { isRegex } from '../toRegExp.ts';
import { typeNameOf } from '../typeNameOf.ts';

const needArray = (name: string, value: unknown, code = 2): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new ServerError(code, `${name} must be an array but is of type ${typeNameOf(value)}`);
};

const sortElements = (elements: unknown[], sort: unknown): unknown[] => {
  if (isDoc(sort)) {
    const wrapped = elements.map((element) => (isDoc(element) ? element : {}));
    const byDoc = new Map(wrapped.map((doc, i) => [doc, elements[i]]));
    return sortDocs(wrapped, parseSort(sort)).map((doc) => byDoc.get(doc));
  }
  const direction = toNumber(sort);
  if (direction !== 1 && direction !== -1)
    throw new ServerError(2, 'The $sort element value must be either 1 or -1');
  return elements.toSorted((a, b) => compareValues(a, b) * direction);
};

/** `$push` with its modifiers `$each`, `$sort`, `$slice`. */
const push = (array: unknown[], operand: unknown): unknown[] => {
  if (!isDoc(operand) || !('$each' in operand)) return [...array, operand];
  checkFields('$push', operand, SUPPORTED.pushModifiers);
  const all = [...array, ...needArray('$each', operand['$each'])];
  const sorted = operand['$sort'] === undefined ? all : sortElements(all, operand['$sort']);
  if (operand['$slice'] === undefined) return sorted;
  const slice = toNumber(operand['$slice']);
  if (slice === undefined || !Number.isInteger(slice))
    throw new ServerError(2, 'The value for $slice must be an integer value');
  return slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice);
};

/** `$addToSet`, one value or `$each`: adds values that are not there yet. */
const addToSet = (array: unknown[], operand: unknown): unknown[] => {
  const isEach = isDoc(operand) && '$each' in operand;
  if (isEach) checkFields('$addToSet', operand, ['$each']);
  const result = [...array];
  for (const value of isEach ? needArray('$each', operand['$each'], 14) : [operand]) {
    if (!result.some((one) => equalValues(one, value))) result.push(value);
  }
  return result;
};

const pullTest = (condition: unknown): ((element: unknown) => boolean) => {
  if (!isRegex(condition) && !isDoc(condition)) return (element) => equalValues(element, condition);
  const isOfFields =
    isDoc(condition) &&
    (!isOperatorDoc(condition) || ['$and', '$or', '$nor'].includes(Object.keys(condition)[0] as string));
  const matches = compileFilter(parseFilter(isOfFields ? condition : { v: condition }));
  return (element) => (isOfFields ? isDoc(element) && matches(element) : matches({ v: element }));
};

/** `$pull`: removes the elements that match a value or condition. */
const pull = (array: unknown[], condition: unknown): unknown[] => {
  const matches = pullTest(condition);
  return array.filter((element) => !matches(element));
};

/** `$pullAll`: removes the elements equal to one of the values. */
const pullAll = (array: unknown[], operand: unknown): unknown[] => {
  const values = needArray('The argument of $pullAll', operand);
  return array.filter((element) => !values.some((value) => equalValues(element, value)));
};

/** `$pop`: 1 removes the last element, -1 the first. */
const pop = (array: unknown[], operand: unknown): unknown[] => {
  const end = toNumber(operand);
  if (end !== 1 && end !== -1) throw new ServerError(9, `$pop expects 1 or -1, found: ${String(operand)}`);
  return end === 1 ? array.slice(0, -1) : array.slice(1);
};

const OPERATORS: Record<string, (array: unknown[], operand: unknown) => unknown[]> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

/** Operators that make an array of a missing field; the others leave it missing. */
const MAKING = ['$push', '$addToSet'];

/**
 * Returns the result of an operator on an array; undefined if it is unchanged. Throws BadValue (2) for a field that is not an
 * array, `$pop` 14.
 */
export const changeArray = (operator: string, path: string, current: unknown, operand: unknown): unknown => {
  if (current === undefined && !MAKING.includes(operator)) return undefined;
  const array = needArray(
    `The field '${path}'`,
    current === undefined ? [] : current,
    operator === '$pop' ? 14 : 2,
  );
  return OPERATORS[operator]?.(array, operand);
};
