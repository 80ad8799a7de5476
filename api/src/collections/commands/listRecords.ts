import { RECORD_NOT_FOUND } from '@fleetwatch/contract/collections/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { afterCursor, LATEST_FIRST, type ListCursor } from '../../platform/http/latestFirst.ts';
import { ModuleRecordModel, type ModuleRecordRecord } from '../ModuleRecord.ts';

/** A collection of a module. */
export interface CollectionKey {
  module: string;
  /** Name of the collection. */
  list: string;
}

/**
 * Lists records of a collection, newest first.
 * @param whose only records that concern this member; null for all
 */
export async function listRecords(
  { module, list }: CollectionKey,
  whose: string | null,
  { limit, before }: { limit: number; before: ListCursor | null },
): Promise<{ records: ModuleRecordRecord[]; hasMore: boolean }> {
  const found = await ModuleRecordModel.find({
    module,
    list,
    ...(whose !== null && { concerned: whose }),
    ...afterCursor(before),
  })
    .sort(LATEST_FIRST)
    .limit(limit + 1)
    .lean<ModuleRecordRecord[]>();
  return { records: found.slice(0, limit), hasMore: found.length > limit };
}

/** Finds a record of this collection; 404 for an unknown one or one of another collection. */
export async function findRecord(
  { module, list }: CollectionKey,
  id: string,
  session: ClientSession | null = null,
): Promise<ModuleRecordRecord> {
  const found = await ModuleRecordModel.findOne({ _id: id, module, list })
    .session(session)
    .lean<ModuleRecordRecord>();
  if (!found) throw new ApiError('not_found', RECORD_NOT_FOUND);
  return found;
}
