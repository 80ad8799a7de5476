import { bsonTypeOf, isDoc, toNumber } from '../../bsonValues.ts';
import { compareValues, equalValues } from '../../keys/compareValues.ts';
import { ServerError } from '../../serverError.ts';
import { typeNameOf } from '../bsonTypeNumbers.ts';
import { compileFilter } from '../filter/compileFilter.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { parseSort, sortDocs } from '../sortOrder.ts';
import { isSupported } from '../supported.ts';
import { isRegex } from '../toRegExp.ts';

const wholeNumber = (name: string, value: unknown): number => {
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number))
    throw new ServerError(
      2,
      `The value for ${name} must be an integer value but was given type: ${typeNameOf(value)}`,
    );
  return number;
};

const mustBeArray = (operator: string, path: string, current: unknown): unknown[] => {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw new ServerError(
    2,
    `The field '${path}' must be an array but is of type ${typeNameOf(current)} (${operator})`,
  );
};

const sortElements = (elements: unknown[], sort: unknown): unknown[] => {
  if (isDoc(sort)) {
    const order = parseSort(sort);
    const wrapped = elements.map((element) => (isDoc(element) ? element : {}));
    const byDoc = new Map(wrapped.map((doc, i) => [doc, elements[i]]));
    return sortDocs(wrapped, order).map((doc) => byDoc.get(doc));
  }
  const direction = wholeNumber('$sort', sort);
  if (direction !== 1 && direction !== -1)
    throw new ServerError(2, 'The $sort element value must be either 1 or -1');
  return elements.toSorted((a, b) => compareValues(a, b) * direction);
};

/** `$push` with its modifiers `$each`, `$position`, `$sort`, `$slice`. */
export const push = (path: string, current: unknown, operand: unknown): unknown[] => {
  const array = mustBeArray('$push', path, current);
  if (!isDoc(operand) || !('$each' in operand)) return [...array, operand];
  for (const name of Object.keys(operand)) {
    if (!isSupported('pushModifiers', name))
      throw new ServerError(2, `Unrecognized clause in $push: ${name}`);
  }
  const each = operand['$each'];
  if (!Array.isArray(each))
    throw new ServerError(
      2,
      `The argument to $each in $push must be an array but it was of type ${typeNameOf(each)}`,
    );
  const position =
    operand['$position'] === undefined ? array.length : wholeNumber('$position', operand['$position']);
  let result = array.toSpliced(position, 0, ...each);
  if (operand['$sort'] !== undefined) result = sortElements(result, operand['$sort']);
  if (operand['$slice'] !== undefined) {
    const slice = wholeNumber('$slice', operand['$slice']);
    result = slice < 0 ? result.slice(slice) : result.slice(0, slice);
  }
  return result;
};

/** `$addToSet`, one value or `$each`: adds what is not there yet. */
export const addToSet = (path: string, current: unknown, operand: unknown): unknown[] => {
  const result = [...mustBeArray('$addToSet', path, current)];
  const isEach = isDoc(operand) && '$each' in operand;
  const each = isEach ? operand['$each'] : [operand];
  if (!Array.isArray(each))
    throw new ServerError(
      14,
      `The argument to $each in $addToSet must be an array but it was of type ${typeNameOf(each)}`,
    );
  for (const value of each) {
    if (!result.some((one) => equalValues(one, value))) result.push(value);
  }
  return result;
};

const pullTest = (condition: unknown): ((element: unknown) => boolean) => {
  if (isRegex(condition)) {
    const matches = compileFilter(parseFilter({ v: condition }));
    return (element) => matches({ v: element });
  }
  if (isDoc(condition) && bsonTypeOf(condition) === undefined) {
    const first = Object.keys(condition)[0];
    if (first?.startsWith('$') && !['$and', '$or', '$nor'].includes(first)) {
      const matches = compileFilter(parseFilter({ v: condition }));
      return (element) => matches({ v: element });
    }
    const matches = compileFilter(parseFilter(condition));
    return (element) => isDoc(element) && matches(element);
  }
  return (element) => equalValues(element, condition);
};

/** `$pull`: removes the elements that match a value or condition. */
export const pull = (path: string, current: unknown, condition: unknown): unknown[] => {
  const matches = pullTest(condition);
  return mustBeArray('$pull', path, current).filter((element) => !matches(element));
};

/** `$pullAll`: removes the elements equal to one of the values. */
export const pullAll = (path: string, current: unknown, values: unknown): unknown[] => {
  if (!Array.isArray(values))
    throw new ServerError(2, '$pullAll requires an array argument but was given a non-array');
  return mustBeArray('$pullAll', path, current).filter(
    (element) => !values.some((value) => equalValues(element, value)),
  );
};

/** `$pop`: 1 takes the last element, -1 the first. */
export const pop = (path: string, current: unknown, operand: unknown): unknown[] => {
  const end = toNumber(operand);
  if (end !== 1 && end !== -1) throw new ServerError(9, `$pop expects 1 or -1, found: ${String(operand)}`);
  if (!Array.isArray(current))
    throw new ServerError(
      14,
      `Path '${path}' contains an element of non-array type '${typeNameOf(current)}'`,
    );
  return end === 1 ? current.slice(0, -1) : current.slice(1);
};

/** The operators of this file by name. */
export const ARRAY_OPERATORS: Record<
  string,
  (path: string, current: unknown, operand: unknown) => unknown[]
> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

/** Operators that leave a missing field missing. */
export const SKIPS_MISSING = new Set<string>(['$pull', '$pullAll', '$pop']);
