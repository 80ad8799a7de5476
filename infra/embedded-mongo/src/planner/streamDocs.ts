import { decodeTyped, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { decodeFields } from '../decodeFields.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import type { Connection } from '../storage/Connection.ts';
import { streamRows, type Query } from './findRows.ts';
import { planQuery } from './planQuery.ts';
import { scanRows } from './scanRows.ts';

/** Runs a query for a pipeline: documents with their BSON types, of which only some `fields` when those are enough. */
export function* streamDocs(
  connection: Connection,
  collection: Collection,
  query: Query,
  fields?: ReadonlySet<string>,
  onRead: (bytes: Uint8Array) => void = () => undefined,
): Generator<Doc> {
  const plan = planQuery(collection, query.filter, query.sort);
  if (!plan.isSorted || query.skip > 0 || query.limit > 0) {
    for (const { doc, decoded } of streamRows(connection, collection, query, { plan, isTyped: true })) {
      onRead(doc);
      yield decoded ?? decodeTyped(doc);
    }
    return;
  }
  const matches = plan.isExact ? undefined : compileFilter(query.filter);
  for (const row of scanRows(connection, collection, plan)) {
    const doc = fields ? decodeFields(row.doc, fields) : decodeTyped(row.doc);
    if (matches && !matches(doc)) continue;
    onRead(row.doc);
    yield doc;
  }
}
