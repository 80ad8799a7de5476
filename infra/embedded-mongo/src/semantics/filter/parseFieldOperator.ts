import { bsonTypeOf, toNumber, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { typesAskedFor } from '../bsonTypeNumbers.ts';
import { isTrue } from '../isTrue.ts';
import { isRefused } from '../supported.ts';
import { isRegex, literalStart, toRegExp } from '../toRegExp.ts';
import type { CompareOp, FilterNode } from './filterNode.ts';

const parseIn = (path: string, name: string, operand: unknown): FilterNode => {
  if (!Array.isArray(operand)) throw new ServerError(2, `${name} needs an array`);
  for (const entry of operand) {
    const first =
      typeof entry === 'object' && entry !== null && bsonTypeOf(entry) === undefined
        ? Object.keys(entry)[0]
        : undefined;
    if (first?.startsWith('$') && !['$ref', '$id', '$db'].includes(first))
      throw new ServerError(2, `cannot nest $ under ${name}`);
  }
  return {
    kind: 'in',
    path,
    values: operand,
    patterns: operand.filter(isRegex).map((pattern) => toRegExp(pattern)),
  };
};

const wholeNumber = (name: string, operand: unknown): number => {
  const number = toNumber(operand);
  if (number === undefined || !Number.isInteger(number)) {
    throw new ServerError(2, `Failed to parse ${name}. Expected an integer: ${name}: ${String(operand)}`);
  }
  return number;
};

const parseSize = (path: string, operand: unknown): FilterNode => {
  const size = wholeNumber('$size', operand);
  if (size < 0)
    throw new ServerError(2, `Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
  return { kind: 'size', path, size };
};

const parseMod = (path: string, operand: unknown): FilterNode => {
  if (!Array.isArray(operand)) throw new ServerError(2, 'malformed mod, needs to be an array');
  if (operand.length !== 2)
    throw new ServerError(2, `malformed mod, ${operand.length < 2 ? 'not enough' : 'too many'} elements`);
  const [divisor, remainder] = operand.map((part) => Math.trunc(toNumber(part) ?? NaN)) as [number, number];
  if (Number.isNaN(divisor)) throw new ServerError(2, 'malformed mod, divisor not a number');
  if (Number.isNaN(remainder)) throw new ServerError(2, 'malformed mod, remainder not a number');
  if (divisor === 0) throw new ServerError(2, 'divisor cannot be 0');
  return { kind: 'mod', path, divisor, remainder };
};

const parseComparison = (path: string, name: string, operand: unknown): FilterNode | undefined => {
  switch (name) {
    case '$ne':
      if (isRegex(operand)) throw new ServerError(2, "Can't have regex as arg to $ne.");
      return { kind: 'not', node: { kind: 'compare', path, op: '$eq', value: operand } };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (isRegex(operand))
        throw new ServerError(2, `Can't have RegEx as arg to predicate over field '${path}'.`);
      return { kind: 'compare', path, op: name as CompareOp, value: operand };
    case '$eq':
      return { kind: 'compare', path, op: '$eq', value: operand };
    case '$in':
      return parseIn(path, name, operand);
    case '$nin':
      return { kind: 'not', node: parseIn(path, name, operand) };
    default:
      return undefined;
  }
};

/** A condition of a regular expression. */
export const regexNode = (
  path: string,
  pattern: unknown,
  options?: unknown,
): Extract<FilterNode, { kind: 'regex' }> => ({
  ...{ kind: 'regex', path, pattern: toRegExp(pattern, options) },
  ...{ prefix: literalStart(pattern, options), original: undefined },
});

/** One `$operator` under a field; undefined where it adds nothing of its own (`$options`). Throws BadValue for unknown ones. */
export const parseFieldOperator = (
  path: string,
  name: string,
  operand: unknown,
  siblings: Doc,
): FilterNode | undefined => {
  const comparison = parseComparison(path, name, operand);
  if (comparison) return comparison;
  switch (name) {
    case '$regex':
      return regexNode(path, operand, siblings['$options']);
    case '$options':
      if (!('$regex' in siblings)) throw new ServerError(2, '$options needs a $regex');
      return undefined;
    case '$exists': {
      const exists: FilterNode = { kind: 'exists', path };
      return isTrue(operand) ? exists : { kind: 'not', node: exists };
    }
    case '$type': {
      const asked = Array.isArray(operand) ? operand : [operand];
      return {
        kind: 'type',
        path,
        types: asked.flatMap((one) => typesAskedFor(typeof one === 'string' ? one : toNumber(one))),
      };
    }
    case '$size':
      return parseSize(path, operand);
    case '$mod':
      return parseMod(path, operand);
    case '$comment':
      return undefined;
    default:
      if (isRefused(name)) throw refuse(name);
      throw new ServerError(2, `unknown operator: ${name}`);
  }
};
