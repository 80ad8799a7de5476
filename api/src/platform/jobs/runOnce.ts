import type { ClientSession } from 'mongoose';
import { now } from '../club/clock.ts';
import { duplicateFields, inTransaction } from '../database/database.ts';
import type { Effects } from '../events/effects.ts';
import { JobRunModel } from './JobRun.ts';

/**
 * Runs a job of the current club once, however many processes try. Its writes and its key are one
 * transaction: a process killed midway leaves neither, and the next one runs the job.
 * @returns whether this call ran it
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
