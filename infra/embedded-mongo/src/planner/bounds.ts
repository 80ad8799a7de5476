import { Tag, tagOf, toNumber } from '../bsonValues.ts';
import { encodeKey, successor } from '../keys/encodeKey.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';

/** A stretch of one field's keys: from `low` to `high`, each with all that begins with it. Points have `low` = `high`. */
export interface Stretch {
  low: Buffer;
  high: Buffer;
  /** Does it begin after the keys that begin with `low`? */
  isLowOut?: boolean;
  /** Does it end before the keys that begin with `high`? */
  isHighOut?: boolean;
}

/** The least key that a stretch may hold; undefined when no key is great enough. */
export const startOf = ({ low, isLowOut = false }: Stretch): Buffer | undefined =>
  isLowOut ? successor(low) : low;

/** The least key past a stretch; undefined when it has no end. */
export const endOf = ({ high, isHighOut = false }: Stretch): Buffer | undefined =>
  isHighOut ? high : successor(high);

/** Bounds of one path from one condition of the filter. */
export interface Constraint {
  path: string;
  /** Sorted and apart from each other. */
  stretches: Stretch[];
  isPoints: boolean;
  /** Is every document within the stretches a match, so that the condition need not be checked again? */
  isExact: boolean;
  /** Might a document without the field be within? Then a sparse index will not do. */
  includesMissing: boolean;
  node: FilterNode;
}

const typeStretch = (tag: number): Stretch => ({ low: Buffer.from([tag]), high: Buffer.from([tag]) });

/** Where the numbers begin that can be compared: after NaN. */
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

/** The strings a left-anchored expression can match begin with its literal start. */
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

/** The conditions that must all hold. */
export const conjunctsOf = (node: FilterNode): FilterNode[] =>
  node.kind === 'and' ? node.nodes.flatMap(conjunctsOf) : [node];

/** Bounds of single paths from the filter, as far as an index can use them. */
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

/** The part two single stretches share; an empty one has its start after its end. */
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

/** The same stretch over a descending field's inverted keys. */
export const turned = ({ low, high, isLowOut = false, isHighOut = false }: Stretch): Stretch => ({
  low: inverted(high),
  high: inverted(low),
  isLowOut: isHighOut,
  isHighOut: isLowOut,
});
