import { isDoc, toNumber, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { isOperatorDoc } from '../isOperatorDoc.ts';
import { isTrue } from '../isTrue.ts';
import { isRegex, literalStart, toRegExp } from '../toRegExp.ts';
import { ELEMENT_PATH, type FilterNode } from './filterNode.ts';

/** Variables of the surrounding `$lookup`, which `$expr` may name. */
export type Variables = Record<string, unknown>;

const LISTS = ['$and', '$or', '$nor'];

const NOTHING: FilterNode = { kind: 'nor', nodes: [{ kind: 'and', nodes: [] }] };

const all = (nodes: FilterNode[]): FilterNode =>
  nodes.length === 1 ? (nodes[0] as FilterNode) : { kind: 'and', nodes };

const not = (node: FilterNode): FilterNode => ({ kind: 'not', node });

const needArray = (name: string, operand: unknown): unknown[] => {
  if (!Array.isArray(operand)) throw new ServerError(2, `${name} needs an array`);
  return operand;
};

const parseTopLevel = (name: string, operand: unknown, variables: Variables): FilterNode => {
  if (name === '$expr') return { kind: 'expression', expression: operand, variables };
  if (!LISTS.includes(name)) throw refuse(`the operator ${name}`);
  const entries = needArray(name, operand);
  if (entries.length === 0 || !entries.every(isDoc))
    throw new ServerError(2, `${name} must be a non-empty array of objects`);
  const nodes = entries.map((entry) => parseFilter(entry, variables));
  return { kind: name.slice(1) as 'and' | 'or' | 'nor', nodes };
};

const parseIn = (path: string, name: string, operand: unknown): FilterNode => {
  const values = needArray(name, operand);
  if (values.some(isOperatorDoc)) throw new ServerError(2, `cannot nest $ under ${name}`);
  const patterns = values.filter(isRegex).map((pattern) => toRegExp(pattern));
  return { kind: 'in', path, values, patterns };
};

const parseSize = (path: string, operand: unknown): FilterNode => {
  const size = toNumber(operand);
  if (size === undefined || !Number.isInteger(size) || size < 0)
    throw new ServerError(2, `Failed to parse $size. Expected a non-negative integer: ${String(operand)}`);
  return { kind: 'size', path, size };
};

const regexNode = (path: string, pattern: unknown, options?: unknown, original?: unknown): FilterNode => ({
  kind: 'regex',
  path,
  pattern: toRegExp(pattern, options),
  prefix: literalStart(pattern, options),
  original,
});

const parseElemMatch = (path: string, operand: unknown, variables: Variables): FilterNode => {
  if (!isDoc(operand)) throw new ServerError(2, '$elemMatch needs an Object');
  const isValue = isOperatorDoc(operand) && ![...LISTS, '$expr'].includes(Object.keys(operand)[0] as string);
  const node = isValue ? parseField(ELEMENT_PATH, operand, variables) : parseFilter(operand, variables);
  return { kind: 'elemMatch', path, node, isValue };
};

const parseAll = (path: string, operand: unknown, variables: Variables): FilterNode => {
  const entries = needArray('$all', operand);
  if (entries.length === 0) return NOTHING;
  const nodes = entries.map((entry) => {
    if (isDoc(entry) && '$elemMatch' in entry) return parseElemMatch(path, entry['$elemMatch'], variables);
    if (isOperatorDoc(entry)) throw new ServerError(2, 'no $ expressions in $all');
    return parseField(path, entry, variables);
  });
  return all(nodes);
};

/** Returns the condition of one operator on a field. `siblings` are the operators beside it. */
const parseOperator = (
  path: string,
  name: string,
  operand: unknown,
  siblings: Doc,
  variables: Variables,
): FilterNode => {
  switch (name) {
    case '$eq':
      return { kind: 'compare', path, op: name, value: operand };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
    case '$ne':
      if (isRegex(operand)) throw new ServerError(2, `${name} takes no regular expression`);
      return name === '$ne'
        ? not({ kind: 'compare', path, op: '$eq', value: operand })
        : { kind: 'compare', path, op: name, value: operand };
    case '$in':
      return parseIn(path, name, operand);
    case '$nin':
      return not(parseIn(path, name, operand));
    case '$not':
      if (!isRegex(operand) && !isOperatorDoc(operand))
        throw new ServerError(2, '$not needs a regex or a document');
      return not(parseField(path, operand, variables));
    case '$exists':
      return isTrue(operand) ? { kind: 'exists', path } : not({ kind: 'exists', path });
    case '$regex':
      return regexNode(path, operand, siblings['$options']);
    case '$size':
      return parseSize(path, operand);
    case '$all':
      return parseAll(path, operand, variables);
    case '$elemMatch':
      return parseElemMatch(path, operand, variables);
    default:
      throw refuse(`the operator ${name}`);
  }
};

/** Returns the conditions on one field. `path` is empty for the element inside a `$elemMatch` on values. */
const parseField = (path: string, condition: unknown, variables: Variables): FilterNode => {
  if (isRegex(condition)) return regexNode(path, condition, undefined, condition);
  if (!isOperatorDoc(condition)) return { kind: 'compare', path, op: '$eq', value: condition };
  const operators = Object.entries(condition).filter(([name]) => name !== '$options');
  if ('$options' in condition && !('$regex' in condition))
    throw new ServerError(2, '$options needs a $regex');
  return all(operators.map(([name, operand]) => parseOperator(path, name, operand, condition, variables)));
};

/** Reads a MongoDB filter. Throws BadValue (2) for malformed ones, NotImplemented (238) for unsupported operators. */
export const parseFilter = (filter: Doc, variables: Variables = {}): FilterNode =>
  all(
    Object.entries(filter).map(([name, operand]) =>
      (name.startsWith('$') ? parseTopLevel : parseField)(name, operand, variables),
    ),
  );
