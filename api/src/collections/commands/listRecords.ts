import { RECORD_NOT_FOUND } from '@fleetwatch/contract/collections/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { beyond, LATEST_FIRST, type Place } from '../../platform/http/latestFirst.ts';
import { ModuleRecordModel, type ModuleRecordRecord } from '../ModuleRecord.ts';

/** A collection of a module. */
export interface Whence {
  module: string;
  /** Its name. */
  list: string;
}

/**
 * Records of a collection, the newest first.
 * @param whose those that concern this member alone; null for all
 */
export async function listRecords(
  { module, list }: Whence,
  whose: string | null,
  { limit, before }: { limit: number; before: Place | null },
): Promise<{ records: ModuleRecordRecord[]; hasMore: boolean }> {
  const found = await ModuleRecordModel.find({
    module,
    list,
    ...(whose !== null && { concerned: whose }),
    ...beyond(before),
  })
    .sort(LATEST_FIRST)
    .limit(limit + 1)
    .lean<ModuleRecordRecord[]>();
  return { records: found.slice(0, limit), hasMore: found.length > limit };
}

/** A record of this collection; 404 for one of another, or none. */
export async function findRecord(
  { module, list }: Whence,
  id: string,
  session: ClientSession | null = null,
): Promise<ModuleRecordRecord> {
  const found = await ModuleRecordModel.findOne({ _id: id, module, list })
    .session(session)
    .lean<ModuleRecordRecord>();
  if (!found) throw new ApiError('not_found', RECORD_NOT_FOUND);
  return found;
}
