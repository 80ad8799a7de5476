import { isDoc, Tag, tagOf, toNumber, type Doc } from '../../bsonValues.ts';
import { compareValues, equalValues } from '../../keys/compareValues.ts';
import { refuse } from '../../serverError.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { prepareExpression } from '../aggregation/evaluateExpression.ts';
import { isRegex } from '../toRegExp.ts';
import { isTrue } from '../isTrue.ts';
import type { CompareOp, FilterNode } from './filterNode.ts';
import { someLeaf, somePathValue } from './pathValues.ts';

/** Whether a document (or, inside `$elemMatch`, a value) matches the filter. */
export type Matcher = (doc: unknown) => boolean;

const split = (path: string): string[] => (path === '' ? [] : path.split('.'));

const isNull = (value: unknown): boolean => value === null || value === undefined;

/** Whether an operator accepts the order of a value and its operand. */
const HOLDS: Record<CompareOp, (sign: number) => boolean> = {
  $eq: (sign) => sign === 0,
  $gt: (sign) => sign > 0,
  $gte: (sign) => sign >= 0,
  $lt: (sign) => sign < 0,
  $lte: (sign) => sign <= 0,
};

/** Comparison within one type only, as MongoDB's query operators do ("type bracketing"); null and missing are equal. */
const valueTest = (op: CompareOp, operand: unknown): ((value: unknown) => boolean) => {
  const holds = HOLDS[op];
  if (isNull(operand)) return holds(0) ? isNull : () => false;
  if (op === '$eq' && typeof operand === 'string') return (value) => value === operand;
  const tag = tagOf(operand);
  if (tag === Tag.minKey || tag === Tag.maxKey) throw refuse('a filter for MinKey or MaxKey');
  const isNumber = tag === Tag.number;
  const isNaNOperand = isNumber && Number.isNaN(toNumber(operand));
  return (value) => {
    if (value === undefined || tagOf(value) !== tag) return false;
    if (isNumber && Number.isNaN(toNumber(value)) !== isNaNOperand) return false;
    return holds(compareValues(value, operand));
  };
};

const inTest = (values: unknown[], patterns: RegExp[]): ((value: unknown) => boolean) => {
  const keys = new Set(values.map((value) => groupKey(value)));
  const includesNull = values.some(isNull);
  return (value) => {
    if (isNull(value)) return includesNull;
    if (keys.has(groupKey(value))) return true;
    return typeof value === 'string' && patterns.some((pattern) => pattern.test(value));
  };
};

const compileList = (node: { kind: 'and' | 'or' | 'nor'; nodes: FilterNode[] }): Matcher => {
  const tests = node.nodes.map(compileFilter);
  if (node.kind === 'and') return (doc) => tests.every((test) => test(doc));
  if (node.kind === 'or') return (doc) => tests.some((test) => test(doc));
  return (doc) => !tests.some((test) => test(doc));
};

/** Compiles a parsed filter into a function over decoded documents. */
export const compileFilter = (node: FilterNode): Matcher => {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return compileList(node);
    case 'not': {
      const test = compileFilter(node.node);
      return (doc) => !test(doc);
    }
    case 'expression': {
      const value = prepareExpression(node.expression, node.variables);
      return (doc) => isTrue(value(doc as Doc));
    }
    case 'exists': {
      const path = split(node.path);
      return (doc) => somePathValue(doc, path, (value) => value !== undefined);
    }
    case 'size': {
      const path = split(node.path);
      return (doc) => somePathValue(doc, path, (value) => Array.isArray(value) && value.length === node.size);
    }
    case 'elemMatch': {
      const path = split(node.path);
      const test = compileFilter(node.node);
      const matches = (element: unknown): boolean =>
        (node.isValue || isDoc(element) || Array.isArray(element)) && test(element);
      return (doc) => somePathValue(doc, path, (value) => Array.isArray(value) && value.some(matches));
    }
    default: {
      const path = split(node.path);
      const test = leafTest(node);
      return (doc) => someLeaf(doc, path, test);
    }
  }
};

type LeafNode = Extract<FilterNode, { kind: 'compare' | 'in' | 'regex' }>;

const leafTest = (node: LeafNode): ((value: unknown) => boolean) => {
  switch (node.kind) {
    case 'compare':
      return valueTest(node.op, node.value);
    case 'in':
      return inTest(node.values, node.patterns);
    case 'regex':
      return (value) => {
        if (typeof value === 'string') return node.pattern.test(value);
        return node.original !== undefined && isRegex(value) && equalValues(value, node.original);
      };
  }
};
