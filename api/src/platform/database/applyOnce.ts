import type { ClientSession } from 'mongoose';
import { AppliedWriteModel, type AppliedWriteRecord } from './AppliedWrite.ts';
import type { Effects } from '../events/effects.ts';
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

/** Runs the write and, in the same transaction, adds its entry to the audit trail if there is one. */
async function workWithTrail<Answer extends object>(
  work: (session: ClientSession, effects: Effects) => Promise<Answer>,
  session: ClientSession,
  effects: Effects,
): Promise<Answer> {
  const trail = await startTrail(session);
  const answer = await work(session, effects);
  await trail?.end(answer, effects.tookRight, session);
  return answer;
}

/** A repeat changes nothing, so it leaves no entry in the trail. */
function asRepeat<Answer>(first: Answer): Answer {
  leaveNoTrail();
  return first;
}

/**
 * Runs a write in one transaction, once per key. The key is stored with the answer in the same transaction, so a repeat
 * changes nothing and gets the first answer, whatever happened since. A refusal is not stored and may be retried under the
 * same key.
 * @param work returns the answer as it goes on the wire
 */
export async function applyOnce<Answer extends object>(
  repeat: Repeatable | null,
  work: (session: ClientSession, effects: Effects) => Promise<Answer>,
): Promise<Answer> {
  if (!repeat) return inTransaction((session, effects) => workWithTrail(work, session, effects));
  try {
    return await inTransaction(async (session, effects) => {
      const first = await firstAnswer<Answer>(repeat, session);
      if (first) return asRepeat(first);
      const answer = await workWithTrail(work, session, effects);
      // By the machine's clock, because the database expires it by its own.
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
