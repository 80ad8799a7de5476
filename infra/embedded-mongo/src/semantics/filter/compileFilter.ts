import { bigIntOf, Tag, tagOf, toNumber, type Doc } from '../../bsonValues.ts';
import { compareValues, equalValues } from '../../keys/compareValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { prepareExpression } from '../aggregation/evaluateExpression.ts';
import { typeNumberOf } from '../bsonTypeNumbers.ts';
import { isRegex } from '../toRegExp.ts';
import { isTrue } from '../isTrue.ts';
import type { CompareOp, FilterNode } from './filterNode.ts';
import { someLeaf, somePathValue } from './pathValues.ts';

/** Does a document (or, inside `$elemMatch`, a value) fulfil the filter? */
export type Matcher = (doc: unknown) => boolean;

const split = (path: string): string[] => (path === '' ? [] : path.split('.'));

const isNull = (value: unknown): boolean => value === null || value === undefined;

/** Comparison within one type only, as MongoDB's query operators do ("type bracketing"); null and missing are equal. */
const valueTest = (op: CompareOp, operand: unknown): ((value: unknown) => boolean) => {
  if (isNull(operand)) return op === '$eq' || op === '$gte' || op === '$lte' ? isNull : () => false;
  const tag = tagOf(operand);
  const isAnyType = tag === Tag.minKey || tag === Tag.maxKey;
  const isNaNOperand = Number.isNaN(toNumber(operand) ?? 0);
  const order = (value: unknown, test: (sign: number) => boolean): boolean => {
    if (value === undefined && !isAnyType) return false;
    if (!isAnyType && tagOf(value) !== tag) return false;
    if (tag === Tag.number && Number.isNaN(toNumber(value)) !== isNaNOperand) return false;
    return test(compareValues(value, operand));
  };
  switch (op) {
    case '$eq':
      if (typeof operand === 'string' || typeof operand === 'boolean')
        return (value) => value === operand || (typeof value === 'object' && equalValues(value, operand));
      return (value) => value !== undefined && equalValues(value, operand);
    case '$gt':
      return (value) => order(value, (sign) => sign > 0);
    case '$gte':
      return (value) => order(value, (sign) => sign >= 0);
    case '$lt':
      return (value) => order(value, (sign) => sign < 0);
    case '$lte':
      return (value) => order(value, (sign) => sign <= 0);
  }
};

const inTest = (values: unknown[], patterns: RegExp[]): ((value: unknown) => boolean) => {
  const keys = new Set(values.map((value) => groupKey(value)));
  const includesNull = values.some(isNull);
  return (value) => {
    if (isNull(value)) return includesNull;
    if (keys.has(groupKey(value))) return true;
    return (
      patterns.length > 0 && typeof value === 'string' && patterns.some((pattern) => pattern.test(value))
    );
  };
};

const modTest = (divisor: number, remainder: number) => (value: unknown) => {
  const number = toNumber(value);
  if (number === undefined || !Number.isFinite(number)) return false;
  const exact = bigIntOf(value);
  if (exact !== undefined) return exact % BigInt(divisor) === BigInt(remainder);
  return Math.trunc(number) % divisor === remainder;
};

const compileList = (node: { kind: 'and' | 'or' | 'nor'; nodes: FilterNode[] }): Matcher => {
  const tests = node.nodes.map(compileFilter);
  if (node.kind === 'and') return (doc) => tests.every((test) => test(doc));
  if (node.kind === 'or') return (doc) => tests.some((test) => test(doc));
  return (doc) => !tests.some((test) => test(doc));
};

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return tagOf(value) === Tag.string ? String((value as { value: string }).value) : undefined;
};

/** Turns a parsed filter into a function over decoded documents. */
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
      const isCandidate = (element: unknown): boolean =>
        node.isValue ||
        (typeof element === 'object' &&
          element !== null &&
          (tagOf(element) === Tag.object || Array.isArray(element)));
      return (doc) =>
        somePathValue(
          doc,
          path,
          (value) => Array.isArray(value) && value.some((element) => isCandidate(element) && test(element)),
        );
    }
    default:
      return compileLeaf(node, split(node.path));
  }
};

type LeafNode = Extract<FilterNode, { kind: 'compare' | 'in' | 'regex' | 'type' | 'mod' }>;

const compileLeaf = (node: LeafNode, path: string[]): Matcher => {
  const test = leafTest(node);
  return (doc) => someLeaf(doc, path, test);
};

const leafTest = (node: LeafNode): ((value: unknown) => boolean) => {
  switch (node.kind) {
    case 'compare':
      return valueTest(node.op, node.value);
    case 'in':
      return inTest(node.values, node.patterns);
    case 'regex':
      return (value) => {
        const text = textOf(value);
        if (text !== undefined) return node.pattern.test(text);
        return node.original !== undefined && isRegex(value) && equalValues(value, node.original);
      };
    case 'type':
      return (value) => {
        const number = typeNumberOf(value);
        return number !== undefined && node.types.includes(number);
      };
    case 'mod':
      return modTest(node.divisor, node.remainder);
  }
};
