import { ObjectId } from 'bson';
import { bsonTypeOf, decodeTyped, encode, isDoc, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { equalValues } from '../keys/compareValues.ts';
import { findRows } from '../planner/findRows.ts';
import type { SortOrder } from '../planner/planQuery.ts';
import type { Found } from '../planner/scanRows.ts';
import { ServerError } from '../serverError.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { applyUpdate } from '../semantics/update/applyUpdate.ts';
import { assertFiltersUsed, parseArrayFilters } from '../semantics/update/expandPath.ts';
import { matchedPosition } from '../semantics/update/matchedPosition.ts';
import { isOperatorUpdate, parseUpdate } from '../semantics/update/parseUpdate.ts';
import { applyUpdatePipeline } from '../semantics/update/applyUpdatePipeline.ts';
import { upsertBase } from '../semantics/update/upsertBase.ts';
import { deleteDocument, replaceDocument } from '../storage/writeDocuments.ts';
import type { Server } from './CommandContext.ts';
import { setField } from '../ownFields.ts';

/** A prepared update: turns the old document (types kept) into the new one. */
export interface Modification {
  apply: (before: Doc, isInsert: boolean) => Doc;
  isReplacement: boolean;
}

const replacementOf = (update: Doc, before: Doc): Doc => {
  const { _id, ...rest } = update;
  const id = before['_id'];
  if (_id !== undefined && id !== undefined && !equalValues(_id, id)) {
    throw new ServerError(
      66,
      "After applying the update, the (immutable) field '_id' was found to have been altered",
    );
  }
  const kept = id ?? _id;
  return kept === undefined ? rest : { _id: kept, ...rest };
};

/** Reads the `u` of an update: operators, a whole document, or a pipeline. */
export const prepareModification = (
  update: unknown,
  filter: FilterNode,
  arrayFilters?: unknown,
): Modification => {
  if (Array.isArray(update)) {
    return { isReplacement: false, apply: (before) => applyUpdatePipeline(before, update) };
  }
  if (!isDoc(update)) throw new ServerError(9, 'Update argument must be either an object or an array');
  if (!isOperatorUpdate(update)) {
    const stray = Object.keys(update).find((name) => name.startsWith('$'));
    if (stray !== undefined)
      throw new ServerError(
        52,
        `The dollar ($) prefixed field '${stray}' in '${stray}' is not allowed in the context of an update's replacement document.`,
      );
    return { isReplacement: true, apply: (before) => replacementOf(update, before) };
  }
  const changes = parseUpdate(update);
  const filters = parseArrayFilters(arrayFilters);
  assertFiltersUsed(
    filters,
    changes.map(({ path }) => path),
  );
  return {
    isReplacement: false,
    apply: (before, isInsert) => {
      const after = structuredCopy(before) as Doc;
      const positionOf = (array: string): number | undefined => matchedPosition(filter, before, array);
      applyUpdate(after, changes, { isInsert, filters, positionOf, now: new Date() });
      return after;
    },
  };
};

/** Copies documents and arrays; scalars are shared. */
const structuredCopy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (!isDoc(value) || bsonTypeOf(value) !== undefined) return value;
  const copy: Doc = {};
  for (const key of Object.keys(value)) setField(copy, key, structuredCopy(value[key]));
  return copy;
};

/** Returns the documents that a write matches, `limit` of them (0: all). */
export const findToChange = (
  { database }: Server,
  collection: Collection,
  filter: FilterNode,
  { limit, sort = [] }: { limit: number; sort?: SortOrder },
): Found[] =>
  findRows(database.writerConnection, collection, { filter, sort, skip: 0, limit }, { isTyped: true });

/** Writes a matched document's new version. Returns it, and whether anything changed. */
export const changeFound = (
  { database }: Server,
  collection: Collection,
  found: Found,
  modification: Modification,
): { after: Doc; isModified: boolean } => {
  const before = found.decoded ?? decodeTyped(found.doc);
  const after = modification.apply(before, false);
  const bytes = encode(after);
  if (Buffer.compare(bytes, found.doc) === 0) return { after, isModified: false };
  if (!equalValues(after['_id'], before['_id'])) {
    throw new ServerError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  replaceDocument(database.writerConnection, database.catalogue, collection, found.rid, before, after, bytes);
  database.journal.record({
    operationType: modification.isReplacement ? 'replace' : 'update',
    db: collection.db,
    collection: collection.name,
    id: before['_id'],
    before,
    after,
    bytes: found.doc.length + bytes.length,
  });
  return { after, isModified: true };
};

/** Returns the document that an upsert inserts: the filter's equalities, then the update. */
export const upsertedDoc = (filter: FilterNode, modification: Modification): Doc => {
  const base = upsertBase(filter);
  const after = modification.apply(
    modification.isReplacement ? ('_id' in base ? { _id: base['_id'] } : {}) : base,
    true,
  );
  const { _id = new ObjectId(), ...rest } = after;
  return { _id, ...rest };
};

/** Removes a matched document. */
export const removeFound = ({ database }: Server, collection: Collection, found: Found): void => {
  const before = found.decoded ?? decodeTyped(found.doc);
  deleteDocument(database.writerConnection, database.catalogue, collection, found.rid, before);
  database.journal.record({
    operationType: 'delete',
    db: collection.db,
    collection: collection.name,
    id: before['_id'],
    before,
    bytes: found.doc.length,
  });
};
