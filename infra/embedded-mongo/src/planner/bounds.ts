import { Tag, tagOf, toNumber } from '../bsonValues.ts';
import { encodeKey, successor } from '../keys/encodeKey.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';

/** A range of one field's keys: from `low` to `high`, each with all keys that begin with it. Points have `low` = `high`. */
export interface Stretch {
  low: Buffer;
  high: Buffer;
  /** Whether it begins after the keys that begin with `low`. */
  isLowOut?: boolean;
  /** Whether it ends before the keys that begin with `high`. */
  isHighOut?: boolean;
}

/** Returns the least key that a range may contain; undefined if no key is great enough. */
export const startOf = ({ low, isLowOut = false }: Stretch): Buffer | undefined =>
  isLowOut ? successor(low) : low;

/** Returns the least key past a range; undefined if it has no end. */
export const endOf = ({ high, isHighOut = false }: Stretch): Buffer | undefined =>
  isHighOut ? high : successor(high);

/** Bounds of one path from one condition of the filter. */
export interface Constraint {
  path: string;
  /** Sorted and disjoint. */
  stretches: Stretch[];
  isPoints: boolean;
  /** Whether every document within the ranges matches, so that the condition need not be checked again. */
  isExact: boolean;
  /** Whether a document without the field may be within. Then a sparse index cannot be used. */
  includesMissing: boolean;
  node: FilterNode;
}

const typeStretch = (tag: number): Stretch => ({ low: Buffer.from([tag]), high: Buffer.from([tag]) });

/** Start of the comparable numbers: after NaN. */
const FIRST_NUMBER = Buffer.from([Tag.number, 1]);

const isIndexable = (value: unknown): boolean => {
  const tag = tagOf(value);
  return (
    tag !== Tag.array &&
    tag !== Tag.minKey &&
    tag !== Tag.maxKey &&
    tag !== Tag.regex &&
    !Number.isNaN(toNumber(value) ?? 0)
  );
};

const isPlain = (value: unknown): boolean => {
  const tag = tagOf(value);
  return tag !== Tag.null && tag !== Tag.object;
};

const pointsOf = (path: string, values: unknown[], node: FilterNode): Constraint | undefined => {
  if (!values.every(isIndexable)) return undefined;
  const keys = new Map(values.map((value) => [value, encodeKey(value)] as const));
  const distinct = [...new Map([...keys.values()].map((key) => [key.toString('latin1'), key])).values()];
  return {
    path,
    stretches: distinct.sort(Buffer.compare).map((key) => ({ low: key, high: key })),
    isPoints: true,
    isExact: values.every(isPlain),
    includesMissing: values.some((value) => value === null || value === undefined),
    node,
  };
};

const rangeOf = (node: Extract<FilterNode, { kind: 'compare' }>): Constraint | undefined => {
  const { path, op, value } = node;
  if (!isIndexable(value)) return undefined;
  const tag = tagOf(value);
  if (tag === Tag.null) return pointsOf(path, [null], node);
  const key = encodeKey(value);
  const { low, high } = typeStretch(tag);
  const stretch =
    op === '$gt' || op === '$gte'
      ? { low: key, high, isLowOut: op === '$gt' }
      : { low: tag === Tag.number ? FIRST_NUMBER : low, high: key, isHighOut: op === '$lt' };
  return {
    path,
    stretches: [stretch],
    isPoints: false,
    isExact: isPlain(value),
    includesMissing: false,
    node,
  };
};

/** Returns bounds of a left-anchored expression: matching strings begin with its literal start. */
const regexBounds = (node: Extract<FilterNode, { kind: 'regex' }>): Constraint | undefined => {
  const { path, prefix, original } = node;
  if (prefix === '') return undefined;
  const key = encodeKey(prefix);
  const start = key.subarray(0, key.length - 2);
  const stretches = [{ low: start, high: start }];
  if (original !== undefined) {
    const point = encodeKey(original);
    stretches.push({ low: point, high: point });
  }
  return { path, stretches, isPoints: false, isExact: false, includesMissing: false, node };
};

const constraintOf = (node: FilterNode): Constraint | undefined => {
  switch (node.kind) {
    case 'compare':
      return node.op === '$eq' ? pointsOf(node.path, [node.value], node) : rangeOf(node);
    case 'in':
      return node.patterns.length === 0 && node.values.length > 0
        ? pointsOf(node.path, node.values, node)
        : undefined;
    case 'regex':
      return regexBounds(node);
    default:
      return undefined;
  }
};

const within = (path: string, inner: string): string => (inner === '' ? path : `${path}.${inner}`);

/** Returns the conditions that must all be met. */
export const conjunctsOf = (node: FilterNode): FilterNode[] =>
  node.kind === 'and' ? node.nodes.flatMap(conjunctsOf) : [node];

/** Returns bounds of single paths from the filter, as far as an index can use them. */
export const constraintsOf = (filter: FilterNode): Constraint[] =>
  conjunctsOf(filter).flatMap((node): Constraint[] => {
    if (node.kind === 'elemMatch') {
      return constraintsOf(node.node).map((inner) => ({
        ...inner,
        path: within(node.path, inner.path),
        isExact: false,
        node,
      }));
    }
    const constraint = constraintOf(node);
    return constraint ? [constraint] : [];
  });

/** Compares two keys of which undefined is past all others. */
const compareKeys = (a: Buffer | undefined, b: Buffer | undefined): number =>
  a && b ? Buffer.compare(a, b) : Number(!a) - Number(!b);

/** Returns the intersection of two ranges; an empty one has its start after its end. */
export const intersect = (a: Stretch, b: Stretch): Stretch => {
  const from = compareKeys(startOf(a), startOf(b)) >= 0 ? a : b;
  const to = compareKeys(endOf(a), endOf(b)) <= 0 ? a : b;
  return {
    low: from.low,
    high: to.high,
    isLowOut: from.isLowOut ?? false,
    isHighOut: to.isHighOut ?? false,
  };
};

const inverted = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => ~byte & 0xff));

/** Returns the same range over a descending field's inverted keys. */
export const turned = ({ low, high, isLowOut = false, isHighOut = false }: Stretch): Stretch => ({
  low: inverted(high),
  high: inverted(low),
  isLowOut: isHighOut,
  isHighOut: isLowOut,
});
