import type { ClientSession } from 'mongoose';
import { AppliedWriteModel, type AppliedWriteRecord } from './AppliedWrite.ts';
import { leaveNoTrail, startTrail } from '../logging/auditTrail.ts';
import { duplicateFields, inTransaction } from './database.ts';
import { refuseOtherContent, type Repeatable } from './once.ts';

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

/** The write, and in the same transaction its entry in the audit trail, where it leaves one. */
async function workWithTrail<Answer extends object>(
  work: (session: ClientSession) => Promise<Answer>,
  session: ClientSession,
): Promise<Answer> {
  const trail = await startTrail(session);
  const answer = await work(session);
  await trail?.end(answer, session);
  return answer;
}

/** A repeat has changed nothing, and so leaves nothing in the trail. */
function asRepeat<Answer>(first: Answer): Answer {
  leaveNoTrail();
  return first;
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
  if (!repeat) return inTransaction((session) => workWithTrail(work, session));
  try {
    return await inTransaction(async (session) => {
      const first = await firstAnswer<Answer>(repeat, session);
      if (first) return asRepeat(first);
      const answer = await workWithTrail(work, session);
      // By the machine's clock, as the database forgets it.
      await AppliedWriteModel.create([{ ...repeat, answer, appliedAt: new Date() }], { session });
      return answer;
    });
  } catch (error) {
    // Another process applied the same key at the same instant.
    const first = duplicateFields(error)?.includes('requestKey') && (await firstAnswer<Answer>(repeat, null));
    if (!first) throw error;
    return asRepeat(first);
  }
}
