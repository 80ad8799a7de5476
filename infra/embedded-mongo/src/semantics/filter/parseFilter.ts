import { isDoc, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { isRefused } from '../supported.ts';
import { isRegex } from '../toRegExp.ts';
import { ELEMENT_PATH, type FilterNode } from './filterNode.ts';
import { parseFieldOperator, regexNode } from './parseFieldOperator.ts';

/** Variables of the surrounding command (`let`), which `$expr` may name. */
export type Variables = Record<string, unknown>;

const all = (nodes: FilterNode[]): FilterNode =>
  nodes.length === 1 ? (nodes[0] as FilterNode) : { kind: 'and', nodes };

const isOperatorDoc = (value: unknown): value is Doc => {
  if (!isDoc(value)) return false;
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && !['$ref', '$id', '$db'].includes(first);
};

const parseList = (name: string, operand: unknown, variables: Variables): FilterNode[] => {
  if (!Array.isArray(operand)) throw new ServerError(2, `${name} must be an array`);
  if (operand.length === 0) throw new ServerError(2, `${name} argument must be a non-empty array`);
  return operand.map((entry) => {
    if (!isDoc(entry)) throw new ServerError(2, `${name} argument's entries must be objects`);
    return parseFilter(entry, variables);
  });
};

const parseTopLevel = (name: string, operand: unknown, variables: Variables): FilterNode | undefined => {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor':
      return { kind: name.slice(1) as 'and' | 'or' | 'nor', nodes: parseList(name, operand, variables) };
    case '$expr':
      return { kind: 'expression', expression: operand, variables };
    case '$comment':
      return undefined;
    case '$alwaysTrue':
      return { kind: 'and', nodes: [] };
    case '$alwaysFalse':
      return { kind: 'nor', nodes: [{ kind: 'and', nodes: [] }] };
    default:
      if (isRefused(name)) throw refuse(name);
      throw new ServerError(
        2,
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
};

/** The conditions on one field. `path` is empty for the element inside a `$elemMatch` on values. */
const parseField = (path: string, condition: unknown, variables: Variables): FilterNode => {
  if (isRegex(condition)) return { ...regexNode(path, condition), original: condition };
  if (!isOperatorDoc(condition)) return { kind: 'compare', path, op: '$eq', value: condition };
  const nodes: FilterNode[] = [];
  for (const [name, operand] of Object.entries(condition)) {
    if (name === '$not') {
      if (!isRegex(operand) && !isOperatorDoc(operand))
        throw new ServerError(2, '$not needs a regex or a document');
      nodes.push({ kind: 'not', node: parseField(path, operand, variables) });
    } else if (name === '$elemMatch') {
      nodes.push(parseElemMatch(path, operand, variables));
    } else if (name === '$all') {
      nodes.push(parseAll(path, operand, variables));
    } else {
      const node = parseFieldOperator(path, name, operand, condition);
      if (node) nodes.push(node);
    }
  }
  return all(nodes);
};

const parseElemMatch = (path: string, operand: unknown, variables: Variables): FilterNode => {
  if (!isDoc(operand)) throw new ServerError(2, '$elemMatch needs an Object');
  const first = Object.keys(operand)[0];
  const isValue =
    first !== undefined && first.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first);
  const node = isValue ? parseField(ELEMENT_PATH, operand, variables) : parseFilter(operand, variables);
  return { kind: 'elemMatch', path, node, isValue };
};

const parseAll = (path: string, operand: unknown, variables: Variables): FilterNode => {
  if (!Array.isArray(operand)) throw new ServerError(2, '$all needs an array');
  if (operand.length === 0) return { kind: 'nor', nodes: [{ kind: 'and', nodes: [] }] };
  return all(
    operand.map((entry) => {
      if (isDoc(entry) && '$elemMatch' in entry) return parseElemMatch(path, entry['$elemMatch'], variables);
      if (isOperatorDoc(entry)) throw new ServerError(2, 'no $ expressions in $all');
      return parseField(path, entry, variables);
    }),
  );
};

/**
 * Reads a MongoDB filter. Throws BadValue (2) for malformed ones, NotImplemented (238) by name for `$text`, `$where`,
 * `$jsonSchema` and geo operators.
 */
export const parseFilter = (filter: Doc, variables: Variables = {}): FilterNode => {
  const nodes: FilterNode[] = [];
  for (const [name, operand] of Object.entries(filter)) {
    const node = name.startsWith('$')
      ? parseTopLevel(name, operand, variables)
      : parseField(name, operand, variables);
    if (node) nodes.push(node);
  }
  return all(nodes);
};
