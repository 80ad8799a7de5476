import { decode, promote, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { decodeFields } from '../decodeFields.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import { needsTypes } from '../semantics/filter/needsTypes.ts';
import type { Connection } from '../storage/Connection.ts';
import { findRows, type Query } from './findRows.ts';
import { planQuery } from './planQuery.ts';
import { scanRows } from './scanRows.ts';

/** Runs a query for a pipeline: decoded, promoted documents, of which only some `fields` when those are enough. */
export const findDocs = (
  connection: Connection,
  collection: Collection,
  query: Query,
  fields?: ReadonlySet<string>,
): Doc[] => {
  const plan = planQuery(collection, query.filter, query.sort);
  const isWhole = plan.isSorted && query.skip === 0 && query.limit === 0;
  if (!isWhole || needsTypes(query.filter)) {
    return findRows(connection, collection, query, { plan }).map(({ doc, decoded }) =>
      decoded ? (promote(decoded) as Doc) : decode(doc),
    );
  }
  const matches = plan.isExact ? undefined : compileFilter(query.filter);
  const docs: Doc[] = [];
  for (const row of scanRows(connection, collection, plan)) {
    const doc = fields ? decodeFields(row.doc, fields) : decode(row.doc);
    if (!matches || matches(doc)) docs.push(doc);
  }
  return docs;
};
