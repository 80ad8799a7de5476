import type { ClientSession } from 'mongoose';
import { now } from '../club/clock.ts';
import { duplicateFields, inTransaction } from '../database/database.ts';
import type { Effects } from '../events/effects.ts';
import { JobRunModel } from './JobRun.ts';

/**
 * Does a job of the current club once, whatever the number of processes that try. Its writes and its key are one
 * transaction: a process that is killed in the middle leaves neither, and the next one does the job.
 * @returns whether this call did it
 */
export async function runOnce(
  key: string,
  work: (session: ClientSession, effects: Effects) => Promise<unknown>,
): Promise<boolean> {
  if (await JobRunModel.exists({ key })) return false;
  try {
    await inTransaction(async (session, effects) => {
      await JobRunModel.create([{ key, doneAt: now() }], { session });
      await work(session, effects);
    });
    return true;
  } catch (error) {
    if (duplicateFields(error) && (await JobRunModel.exists({ key }))) return false;
    throw error;
  }
}
