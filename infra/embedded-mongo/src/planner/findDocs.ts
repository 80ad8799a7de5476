import { decodeTyped, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { decodeFields } from '../decodeFields.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import type { Connection } from '../storage/Connection.ts';
import { findRows, type Query } from './findRows.ts';
import { planQuery } from './planQuery.ts';
import { scanRows } from './scanRows.ts';

/** Runs a query for a pipeline: documents with their BSON types, of which only some `fields` when those are enough. */
export const findDocs = (
  connection: Connection,
  collection: Collection,
  query: Query,
  fields?: ReadonlySet<string>,
): Doc[] => {
  const plan = planQuery(collection, query.filter, query.sort);
  if (!plan.isSorted || query.skip > 0 || query.limit > 0) {
    return findRows(connection, collection, query, { plan, isTyped: true }).map(
      ({ doc, decoded }) => decoded ?? decodeTyped(doc),
    );
  }
  const matches = plan.isExact ? undefined : compileFilter(query.filter);
  const docs: Doc[] = [];
  for (const row of scanRows(connection, collection, plan)) {
    const doc = fields ? decodeFields(row.doc, fields) : decodeTyped(row.doc);
    if (!matches || matches(doc)) docs.push(doc);
  }
  return docs;
};
