import { isDoc, Tag, tagOf, type Doc } from '../bsonValues.ts';
import { compareValues } from '../keys/compareValues.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { conjunctsOf } from './bounds.ts';

const nested = (path: string, value: unknown): Doc =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Doc;

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

const valuesOf = (node: FilterNode): unknown[] | undefined => {
  if (node.kind === 'compare' && node.op === '$eq') return [node.value];
  if (node.kind === 'in' && node.patterns.length === 0) return node.values;
  return undefined;
};

const isRangeWithin = (node: FilterNode, wanted: FilterNode): boolean => {
  if (node.kind !== 'compare' || wanted.kind !== 'compare' || tagOf(node.value) !== tagOf(wanted.value))
    return false;
  const order = compareValues(node.value, wanted.value);
  const isUp = (op: string): boolean => op === '$gt' || op === '$gte';
  if (isUp(node.op) !== isUp(wanted.op) || node.op === '$eq' || wanted.op === '$eq') return false;
  const isStrictEnough = wanted.op.length > 3 || node.op === wanted.op;
  if (order === 0) return isStrictEnough;
  return isUp(node.op) ? order > 0 : order < 0;
};

const requiresPresence = (node: FilterNode): boolean => {
  switch (node.kind) {
    case 'compare':
      return isPresent(node.value);
    case 'in':
      return node.values.every(isPresent);
    case 'regex':
    case 'size':
    case 'elemMatch':
    case 'exists':
      return true;
    default:
      return false;
  }
};

const implies = (node: FilterNode, wanted: FilterNode): boolean => {
  if (!('path' in node) || !('path' in wanted) || node.path !== wanted.path) return false;
  if (wanted.kind === 'exists') return requiresPresence(node);
  const values = valuesOf(node);
  if (values) {
    const matches = compileFilter(wanted);
    return values.every((value) => {
      const isScalar = !isDoc(value) && tagOf(value) !== Tag.array && tagOf(value) !== Tag.regex;
      return isScalar && isPresent(value) && matches(nested(wanted.path, value));
    });
  }
  return isRangeWithin(node, wanted);
};

/** Whether every document that the filter matches is also matched by the partial expression. False if in doubt. */
export const impliesPartial = (filter: FilterNode, partial: FilterNode): boolean => {
  const conjuncts = conjunctsOf(filter);
  return conjunctsOf(partial).every((wanted) => conjuncts.some((node) => implies(node, wanted)));
};
