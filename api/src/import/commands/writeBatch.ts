import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/database.ts';
import { ImportModel } from '../Import.ts';
import type { ChangeBroadcaster } from './ChangeBroadcaster.ts';

/** Thrown when another process writes the same import, or the import was stopped. */
export class LeaseLostError extends Error {}

/** A process's view of an import's progress. */
export interface ImportProgress {
  import: Types.ObjectId;
  state: 'running' | 'undoing';
  done: number;
}

const BATCH_MS_MAX = 60_000;

/**
 * Writes a batch and the import's new progress in one transaction, so that a process that dies leaves
 * neither or both. Throws `LeaseLostError` if another process is further ahead.
 * @returns the new position
 */
export async function writeBatch(
  at: ImportProgress,
  pace: ChangeBroadcaster,
  write: (
    session: ClientSession,
  ) => Promise<{ count: number; increments: Record<string, number>; set?: object }>,
): Promise<ImportProgress> {
  await pace.waitForRequests();
  const options = { timeoutMs: BATCH_MS_MAX, held: pace.unpublished };
  const position = await inTransaction(async (session) => {
    const { count, increments, set = {} } = await write(session);
    const { matchedCount } = await ImportModel.updateOne(
      { _id: at.import, state: at.state, done: at.done },
      { $inc: { done: count, ...increments }, $set: { ...set, failures: 0 } },
      { session },
    );
    if (matchedCount === 0) throw new LeaseLostError();
    return { ...at, done: at.done + count };
  }, options);
  pace.publishIfDue();
  return position;
}
