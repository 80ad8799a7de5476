import type { ClientSession } from 'mongoose';
import { ModuleRecordModel } from '../ModuleRecord.ts';
import { ModuleUsageModel, type ModuleUsageRecord } from '../ModuleUsage.ts';

/** Records, and bytes of their values. */
export type Usage = Pick<ModuleUsageRecord, 'records' | 'bytes'>;

/** How much these records are, in a write's transaction. */
export async function usageOf(match: Record<string, unknown>, session: ClientSession): Promise<Usage> {
  const [sum = { records: 0, bytes: 0 }] = await ModuleRecordModel.aggregate<Usage>([
    { $match: match },
    { $group: { _id: null, records: { $sum: 1 }, bytes: { $sum: '$bytes' } } },
    { $project: { _id: 0, records: 1, bytes: 1 } },
  ]).session(session);
  return sum;
}

async function recount(module: string, session: ClientSession): Promise<Usage> {
  const sum = await usageOf({ module }, session);
  await ModuleUsageModel.create([{ module, ...sum }], { session });
  return sum;
}

/**
 * Counts what a write adds to a module, or takes from it, after the write itself (rule module.limits).
 * @returns how much the module has then
 */
export async function countUsage(module: string, added: Usage, session: ClientSession): Promise<Usage> {
  const usage = await ModuleUsageModel.findOneAndUpdate(
    { module },
    { $inc: added },
    { session, returnDocument: 'after' },
  ).lean<ModuleUsageRecord>();
  // The first write of a module, or the first since the club's records were imported.
  return usage ?? recount(module, session);
}
