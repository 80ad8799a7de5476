import { decode, decodeTyped, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { needsTypes } from '../semantics/filter/needsTypes.ts';
import { sortKeyOf } from '../semantics/sortOrder.ts';
import type { Connection } from '../storage/Connection.ts';
import { planQuery, type Plan, type SortOrder } from './planQuery.ts';
import { countRows, readExactly, scanRows, type Row, type ScanCost } from './scanRows.ts';

/** What to look for. `limit` 0 is no limit. */
export interface Query {
  filter: FilterNode;
  sort: SortOrder;
  skip: number;
  limit: number;
}

/** A document found; `decoded` where the filter needed it (with types kept when `isTyped` was asked for). */
export interface Found extends Row {
  decoded: Doc | undefined;
}

const SORT_SLACK = 1000;

function* matchingRows(
  connection: Connection,
  collection: Collection,
  plan: Plan,
  query: Query,
  isTyped: boolean,
  cost: ScanCost,
): Generator<Found> {
  const read = isTyped || needsTypes(query.filter) ? decodeTyped : decode;
  const matches = plan.isExact ? undefined : compileFilter(query.filter);
  for (const { rid, doc } of scanRows(connection, collection, plan)) {
    cost.docsExamined += 1;
    if (!matches) {
      yield { rid, doc, decoded: undefined };
      continue;
    }
    const decoded = read(doc);
    if (matches(decoded)) yield { rid, doc, decoded };
  }
}

const takeSorted = (rows: Iterable<Found>, { sort, skip, limit }: Query): Found[] => {
  const keyOf = sortKeyOf(sort);
  const wanted = limit === 0 ? Infinity : skip + limit;
  let kept: { row: Found; key: Buffer }[] = [];
  const order = (a: { key: Buffer }, b: { key: Buffer }): number => Buffer.compare(a.key, b.key);
  for (const row of rows) {
    kept.push({ row, key: keyOf(row.decoded ?? decode(row.doc)) });
    if (kept.length > 2 * wanted + SORT_SLACK) kept = kept.sort(order).slice(0, wanted);
  }
  return kept
    .sort(order)
    .slice(skip, wanted)
    .map(({ row }) => row);
};

/** Runs a query. `isTyped` decodes the documents so that they can be written back without loss. */
export const findRows = (
  connection: Connection,
  collection: Collection,
  query: Query,
  {
    isTyped = false,
    plan = planQuery(collection, query.filter, query.sort),
    cost = { docsExamined: 0 },
  }: { isTyped?: boolean; plan?: Plan; cost?: ScanCost } = {},
): Found[] => {
  const exact = readExactly(connection, collection, plan, query.limit === 0 ? 0 : query.skip + query.limit);
  if (exact) {
    cost.docsExamined += exact.length;
    return exact.slice(query.skip).map(({ rid, doc }) => ({ rid, doc, decoded: undefined }));
  }
  const rows = matchingRows(connection, collection, plan, query, isTyped, cost);
  if (!plan.isSorted) return takeSorted(rows, query);
  const found: Found[] = [];
  let skipped = 0;
  for (const row of rows) {
    if (skipped < query.skip) {
      skipped += 1;
      continue;
    }
    found.push(row);
    if (found.length === query.limit) break;
  }
  return found;
};

/** How many documents a query gives: from an index's keys or the collection's size where those can tell. */
export const countFound = (
  connection: Connection,
  collection: Collection,
  { skip, limit, ...query }: Query,
  plan = planQuery(collection, query.filter, []),
  cost: ScanCost = { docsExamined: 0 },
): number => {
  let total = countRows(connection, collection, plan);
  if (total === undefined) {
    total = 0;
    const whole = { ...query, sort: [], skip: 0, limit: 0 };
    for (const _row of matchingRows(connection, collection, plan, whole, false, cost)) total += 1;
  }
  const rest = Math.max(0, total - skip);
  return limit > 0 ? Math.min(rest, limit) : rest;
};
