import type { ClientSession } from 'mongoose';
import { ModuleRecordModel } from '../ModuleRecord.ts';
import { ModuleUsageModel, type ModuleUsageRecord } from '../ModuleUsage.ts';

/** Number of records, and total bytes of their values. */
export type Usage = Pick<ModuleUsageRecord, 'records' | 'bytes'>;

/** Sums the usage of these records, in a write's transaction. */
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
 * Adds a write's change to a module's usage, after the write itself (rule module.limits).
 * @returns the module's usage afterwards
 */
export async function countUsage(module: string, added: Usage, session: ClientSession): Promise<Usage> {
  const usage = await ModuleUsageModel.findOneAndUpdate(
    { module },
    { $inc: added },
    { session, returnDocument: 'after' },
  ).lean<ModuleUsageRecord>();
  // Recounts at a module's first write, or its first since the club's records were imported.
  return usage ?? recount(module, session);
}
