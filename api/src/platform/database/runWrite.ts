import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { ClientSession } from 'mongoose';
import { AppliedWriteModel, type AppliedWriteRecord } from './AppliedWrite.ts';
import { assertFeature } from '../club/features.ts';
import type { Effects } from '../events/effects.ts';
import { settleDraft, startTrail } from '../logging/auditTrail.ts';
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
  work: () => Promise<Answer>,
  session: ClientSession,
  effects: Effects,
): Promise<Answer> {
  const trail = await startTrail(session);
  const answer = await work();
  await trail?.end(answer, effects.usedRight, session);
  return answer;
}

/** Marks an answer as a repeat, which changes nothing and so leaves no entry in the trail. */
function asRepeat<Answer>(first: Answer): Answer {
  settleDraft();
  return first;
}

export interface Write<Written, Answer extends object> {
  /** Feature that the club must use, and the text of its refusal. */
  feature?: readonly [Feature, string];
  /** Null for a write without an idempotency key. */
  repeat: Repeatable | null;
  /**
   * Runs the write, possibly more than once: the transaction is retried on a conflict. It must not send
   * anything; it reports events through `effects`.
   */
  work: (session: ClientSession, effects: Effects) => Promise<Written>;
  /** Builds the answer for the wire; absent if `work` returns it. */
  present?: (written: Written, session: ClientSession) => Answer | Promise<Answer>;
}

/**
 * Runs a write in one transaction, once per key, with its audit entry and its events. The key is stored with
 * the answer in the same transaction, so a repeat changes nothing and returns the first answer, whatever has
 * happened since. A refusal is not stored and may be retried under the same key. 404 `feature_off` in a club
 * that does not use the feature.
 */
export async function runWrite<Written, Answer extends object = Written & object>({
  feature,
  repeat,
  work,
  // Without `present`, both types are the same.
  present = (written) => written as unknown as Answer,
}: Write<Written, Answer>): Promise<Answer> {
  if (feature) assertFeature(...feature);
  const attempt = (session: ClientSession, effects: Effects) =>
    workWithTrail(async () => present(await work(session, effects), session), session, effects);
  if (!repeat) return inTransaction(attempt);
  try {
    return await inTransaction(async (session, effects) => {
      const first = await firstAnswer<Answer>(repeat, session);
      if (first) return asRepeat(first);
      const answer = await attempt(session, effects);
      // Set by the machine's clock, because the database expires it by its own.
      await AppliedWriteModel.create([{ ...repeat, answer, appliedAt: new Date() }], { session });
      return answer;
    });
  } catch (error) {
    // Another process applied the same key concurrently.
    const first = duplicateFields(error)?.includes('requestKey') && (await firstAnswer<Answer>(repeat, null));
    if (!first) throw error;
    return asRepeat(first);
  }
}
