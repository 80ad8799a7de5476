import type { ClientSession } from 'mongoose';
import { AppliedWriteModel, type AppliedWriteRecord } from './AppliedWrite.ts';
import { duplicateFields, inTransaction } from './database.ts';
import { refuseOtherContent, type Repeatable } from './once.ts';
import { now } from './clock.ts';

async function firstAnswer<Answer extends object>(
  repeat: Repeatable,
  session: ClientSession | null,
): Promise<Answer | null> {
  const first = await AppliedWriteModel.findOne({ requestKey: repeat.requestKey })
    .session(session)
    .lean<AppliedWriteRecord>();
  if (!first) return null;
  refuseOtherContent(first, repeat);
  return first.answer as Answer;
}

/**
 * Runs a write in one transaction, once per key: the key is kept with the answer in that same transaction, so a repeat
 * changes nothing and is given the first answer, whatever happened since. What is refused is not kept, and may be tried
 * again under the same key. `work` returns the answer as it goes on the wire.
 */
export async function applyOnce<Answer extends object>(
  repeat: Repeatable | null,
  work: (session: ClientSession) => Promise<Answer>,
): Promise<Answer> {
  if (!repeat) return inTransaction(work);
  try {
    return await inTransaction(async (session) => {
      const first = await firstAnswer<Answer>(repeat, session);
      if (first) return first;
      const answer = await work(session);
      await AppliedWriteModel.create([{ ...repeat, answer, appliedAt: now() }], { session });
      return answer;
    });
  } catch (error) {
    // Another process applied the same key at the same instant.
    const first = duplicateFields(error)?.includes('requestKey') && (await firstAnswer<Answer>(repeat, null));
    if (!first) throw error;
    return first;
  }
}
