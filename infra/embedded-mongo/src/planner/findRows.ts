import { decode, decodeTyped } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { needsTypes } from '../semantics/filter/needsTypes.ts';
import type { Connection } from '../storage/Connection.ts';
import { planQuery, type Plan, type SortOrder } from './planQuery.ts';
import { countRows, readExactly, scanRows, type Found } from './scanRows.ts';
import { ScanCost } from './ScanCost.ts';
import { sortRows } from './sortRows.ts';

/** Search of a query. `limit` 0 means no limit. */
export interface Query {
  filter: FilterNode;
  sort: SortOrder;
  skip: number;
  limit: number;
}

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
    cost.add(doc);
    if (!matches) {
      yield { rid, doc, decoded: undefined };
      continue;
    }
    const decoded = read(doc);
    if (matches(decoded)) yield { rid, doc, decoded };
  }
}

interface FindOptions {
  /** Whether the documents are decoded so that they can be written back without loss. */
  isTyped?: boolean;
  cost?: ScanCost;
}

/** Most rows read at once, which is faster than one by one. */
const AT_ONCE = 100;

/** Runs a query, reading rows on demand. */
export function* streamRows(
  connection: Connection,
  collection: Collection,
  query: Query,
  { isTyped = false, cost = new ScanCost() }: FindOptions = {},
): Generator<Found> {
  const { filter, sort, skip, limit } = query;
  const plan = planQuery(collection, filter, sort);
  const wanted = limit === 0 ? Infinity : skip + limit;
  const exact = wanted <= AT_ONCE ? readExactly(connection, collection, plan, wanted) : undefined;
  if (exact) {
    for (const { doc } of exact) cost.add(doc);
    for (const { rid, doc } of exact.slice(skip)) yield { rid, doc, decoded: undefined };
    return;
  }
  const rows = matchingRows(connection, collection, plan, query, isTyped, cost);
  let seen = 0;
  for (const row of plan.isSorted ? rows : sortRows(connection, collection, rows, sort, wanted)) {
    seen += 1;
    if (seen > skip) yield row;
    if (seen >= wanted) break;
  }
}

/** Runs a query to its end. */
export const findRows = (
  connection: Connection,
  collection: Collection,
  query: Query,
  options: FindOptions = {},
): Found[] => [...streamRows(connection, collection, query, options)];

/** Returns the number of a query's documents: from an index's keys or the collection's size if those suffice. */
export const countFound = (
  connection: Connection,
  collection: Collection,
  { skip, limit, ...query }: Query,
  cost: ScanCost,
): number => {
  const plan = planQuery(collection, query.filter, []);
  let total = countRows(connection, collection, plan);
  if (total === undefined) {
    total = 0;
    const whole = { ...query, sort: [], skip: 0, limit: 0 };
    for (const _row of matchingRows(connection, collection, plan, whole, false, cost)) total += 1;
  }
  const rest = Math.max(0, total - skip);
  return limit > 0 ? Math.min(rest, limit) : rest;
};
