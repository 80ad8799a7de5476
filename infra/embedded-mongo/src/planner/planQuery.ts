import type { Collection } from '../catalogue/Catalogue.ts';
import type { Index } from '../catalogue/indexSpec.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import {
  conjunctsOf,
  constraintsOf,
  endOf,
  intersect,
  startOf,
  turned,
  type Constraint,
  type Stretch,
} from './bounds.ts';
import { impliesPartial } from './impliesPartial.ts';

/** A range of an index's keys: from `start` on, before `end` if there is one. */
export interface KeyRange {
  start: Buffer;
  end: Buffer | undefined;
  /** Whether `start` is the only key of the range. */
  isPoint: boolean;
}

/** One index read over some ranges, in their order or backwards. */
export interface IndexScan {
  kind: 'index';
  index: Index;
  ranges: KeyRange[];
  isReverse: boolean;
}

/** Way in which the documents are read. */
export type Access = { kind: 'collection' } | IndexScan | { kind: 'union'; scans: IndexScan[] };

/** Plan of a query. */
export interface Plan {
  access: Access;
  /** Whether every document read matches. */
  isExact: boolean;
  /** Whether the documents come in the requested order. */
  isSorted: boolean;
}

/** The requested order: dotted paths with 1 or -1. */
export type SortOrder = readonly (readonly [path: string, direction: number])[];

interface FieldBounds {
  stretches: Stretch[];
  isPoints: boolean;
  used: Constraint[];
}

interface Candidate extends Plan {
  access: IndexScan;
  score: number;
}

const MAX_POINTS = 1000;
const SCORE = { point: 8, fewPoints: 7, range: 4, sort: 3, unique: 2, exact: 1 } as const;

const boundsFor = (constraints: Constraint[], isMultikey: boolean): FieldBounds | undefined => {
  const [first] = [...constraints].sort((a, b) =>
    a.isPoints !== b.isPoints ? (a.isPoints ? -1 : 1) : a.stretches.length - b.stretches.length,
  );
  if (!first) return undefined;
  if (first.isPoints || isMultikey || first.stretches.length > 1) {
    return { stretches: first.stretches, isPoints: first.isPoints, used: [first] };
  }
  const single = constraints.filter(({ isPoints, stretches }) => !isPoints && stretches.length === 1);
  const stretch = single.map(({ stretches }) => stretches[0] as Stretch).reduce(intersect);
  return { stretches: [stretch], isPoints: false, used: single };
};

const hasNumericPart = (path: string): boolean => path.split('.').some((part) => /^\d+$/.test(part));

/**
 * Returns the number of the index's bound leading fields, and their bounds. Fields under one array cannot be bound together.
 */
const boundFields = (index: Index, byPath: Map<string, Constraint[]>): FieldBounds[] => {
  const fields: FieldBounds[] = [];
  const roots = new Set<string>();
  let product = 1;
  for (const path of index.paths) {
    const root = path.split('.')[0] as string;
    if (index.isMultikey && roots.has(root)) break;
    const bounds = boundsFor(byPath.get(path) ?? [], index.isMultikey);
    if (!bounds || product * bounds.stretches.length > MAX_POINTS) break;
    product *= bounds.stretches.length;
    roots.add(root);
    fields.push(bounds);
    if (!bounds.isPoints) break;
  }
  return fields;
};

const rangesOf = (index: Index, fields: FieldBounds[]): KeyRange[] => {
  const isPoint = fields.length === index.paths.length && fields.every((field) => field.isPoints);
  let stretches: Stretch[] = [{ low: Buffer.alloc(0), high: Buffer.alloc(0) }];
  fields.forEach((field, i) => {
    const own = index.shape.directions[i] === -1 ? field.stretches.map(turned).reverse() : field.stretches;
    stretches = stretches.flatMap((prefix) =>
      own.map((stretch) => ({
        ...stretch,
        low: Buffer.concat([prefix.low, stretch.low]),
        high: Buffer.concat([prefix.high, stretch.high]),
      })),
    );
  });
  return stretches.flatMap((stretch) => {
    const start = startOf(stretch);
    const end = endOf(stretch);
    return start && (!end || Buffer.compare(start, end) < 0) ? [{ start, end, isPoint }] : [];
  });
};

/** Returns 1 if the scan yields the requested order, -1 if it does backwards, else 0. */
const orderGiven = (index: Index, fields: FieldBounds[], sort: SortOrder): number => {
  if (sort.length === 0) return 1;
  if (index.isMultikey) return 0;
  const isFixed = fields.map(({ isPoints, stretches }) => isPoints && stretches.length === 1);
  const fixed = new Set(index.paths.filter((_, i) => isFixed[i]));
  const free = index.paths
    .map((path, i) => [path, index.shape.directions[i] as number] as const)
    .filter((_, i) => !isFixed[i]);
  let sign = 0;
  let at = 0;
  for (const [path, direction] of sort) {
    if (fixed.has(path)) continue;
    const next = free[at++];
    if (next?.[0] !== path) return 0;
    const own = next[1] === direction ? 1 : -1;
    if (sign !== 0 && own !== sign) return 0;
    sign = own;
    // `_id` is unique: further sort fields have no effect.
    if (path === '_id') break;
  }
  return sign === 0 ? 1 : sign;
};

const candidateFor = (
  index: Index,
  filter: FilterNode,
  byPath: Map<string, Constraint[]>,
  conjuncts: FilterNode[],
  sort: SortOrder,
): Candidate | undefined => {
  if (index.spec['hidden'] === true || index.paths.some(hasNumericPart)) return undefined;
  if (index.partial && !impliesPartial(filter, index.partial.node)) return undefined;
  const fields = boundFields(index, byPath);
  if (
    index.shape.isSparse &&
    !fields.some(({ used }) => used.some(({ includesMissing }) => !includesMissing))
  )
    return undefined;
  const sign = orderGiven(index, fields, sort);
  if (fields.length === 0 && (sort.length === 0 || sign === 0)) return undefined;
  const used = new Set(
    fields
      .flatMap((field) => field.used)
      .filter(({ isExact }) => isExact)
      .map(({ node }) => node),
  );
  const isExact = conjuncts.every((node) => used.has(node));
  let score = 0;
  for (const { isPoints, stretches } of fields)
    score += !isPoints ? SCORE.range : stretches.length === 1 ? SCORE.point : SCORE.fewPoints;
  if (sort.length > 0 && sign !== 0) score += SCORE.sort;
  if (index.isUnique && fields.length === index.paths.length && fields.every(({ isPoints }) => isPoints))
    score += SCORE.unique;
  if (isExact) score += SCORE.exact;
  return {
    access: { kind: 'index', index, ranges: rangesOf(index, fields), isReverse: sign === -1 },
    isExact,
    isSorted: sign !== 0,
    score,
  };
};

/** Of two with equal bounds, the one that avoids a sort is better. */
const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.score === other.score ? one.isSorted && !other.isSorted : one.score > other.score;

/** Returns the index whose leading fields the filter binds best: equality before `$in` before ranges, then the sort. */
const bestIndex = (collection: Collection, filter: FilterNode, sort: SortOrder): Candidate | undefined => {
  const conjuncts = conjunctsOf(filter);
  const byPath = new Map<string, Constraint[]>();
  for (const constraint of constraintsOf(filter)) {
    byPath.set(constraint.path, [...(byPath.get(constraint.path) ?? []), constraint]);
  }
  let best: Candidate | undefined;
  for (const index of collection.indexes) {
    const candidate = candidateFor(index, filter, byPath, conjuncts, sort);
    if (candidate && (!best || isBetter(candidate, best))) best = candidate;
  }
  return best;
};

interface Union {
  scans: IndexScan[];
  /** Rank of its worst branch. */
  score: number;
}

/**
 * Returns scans for every branch of the first `$or` whose branches all bind an index, each together with the rest of the
 * filter.
 */
const planUnion = (collection: Collection, filter: FilterNode): Union | undefined => {
  const conjuncts = conjunctsOf(filter);
  const others = conjuncts.filter(({ kind }) => kind !== 'or');
  for (const node of conjuncts) {
    if (node.kind !== 'or') continue;
    const branches = node.nodes.map((branch): Union | undefined => {
      const whole: FilterNode = { kind: 'and', nodes: [branch, ...others] };
      const best = bestIndex(collection, whole, []);
      const union = planUnion(collection, branch);
      return best && best.score >= (union?.score ?? 0) ? { scans: [best.access], score: best.score } : union;
    });
    const bound = branches.filter((branch) => branch !== undefined);
    if (bound.length < branches.length) continue;
    return {
      scans: bound.flatMap(({ scans }) => scans),
      score: Math.min(...bound.map(({ score }) => score)),
    };
  }
  return undefined;
};

/**
 * Chooses the plan of a query: the best index, or the branches of an `$or` if each binds its index better than the whole filter
 * binds one, else the whole collection. A sorted index is preferred to a union. The filter checks any condition that the index
 * does not prove.
 */
export const planQuery = (collection: Collection, filter: FilterNode, sort: SortOrder): Plan => {
  const best = bestIndex(collection, filter, sort);
  const isBound = best !== undefined && best.score > SCORE.sort;
  const union = isBound && sort.length > 0 ? undefined : planUnion(collection, filter);
  if (union && (!isBound || union.score > best.score)) {
    return { access: { kind: 'union', scans: union.scans }, isExact: false, isSorted: sort.length === 0 };
  }
  return (
    best ?? {
      access: { kind: 'collection' },
      isExact: conjunctsOf(filter).length === 0,
      isSorted: sort.length === 0,
    }
  );
};
