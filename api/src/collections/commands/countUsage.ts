import { MODULE_BYTES_MAX, MODULE_RECORDS_MAX } from '@fleetwatch/contract/collections/limits';
import { MODULE_FULL, MODULE_TOO_LARGE } from '@fleetwatch/contract/collections/messages';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { ModuleRecordModel } from '../ModuleRecord.ts';
import { ModuleUsageModel, type ModuleUsageRecord } from '../ModuleUsage.ts';

type Usage = Pick<ModuleUsageRecord, 'records' | 'bytes'>;

async function recount(module: string, session: ClientSession): Promise<void> {
  const [sum = { records: 0, bytes: 0 }] = await ModuleRecordModel.aggregate<Usage>([
    { $match: { module } },
    { $group: { _id: null, records: { $sum: 1 }, bytes: { $sum: '$bytes' } } },
    { $project: { _id: 0, records: 1, bytes: 1 } },
  ]).session(session);
  await ModuleUsageModel.create([{ module, ...sum }], { session });
}

/**
 * Counts what a write adds to a module, or takes from it, after the write itself (rule module.limits). 409 `records_full` for what is
 * beyond its limits.
 */
export async function countUsage(module: string, added: Usage, session: ClientSession): Promise<void> {
  const usage = await ModuleUsageModel.findOneAndUpdate(
    { module },
    { $inc: added },
    { session, returnDocument: 'after' },
  ).lean<ModuleUsageRecord>();
  // The first write of a module, or the first since the club's records were imported.
  if (!usage) return recount(module, session);
  if (added.records > 0 && usage.records > MODULE_RECORDS_MAX)
    throw new ApiError('records_full', MODULE_FULL);
  if (added.bytes > 0 && usage.bytes > MODULE_BYTES_MAX) throw new ApiError('records_full', MODULE_TOO_LARGE);
}
