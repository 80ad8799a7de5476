import type { ClientSession, Types } from 'mongoose';
import { now } from '../../platform/clock.ts';
import { SessionModel } from '../Session.ts';

/** Ends a session: none of its refresh tokens is good any more. */
export async function revokeSession(sessionId: string): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId, revokedAt: null }, { $set: { revokedAt: now() } });
}

/** Ends all sessions of a member, in the transaction that changes their password; one of them may be kept. */
export async function revokeSessionsOf(
  member: Types.ObjectId,
  keptSessionId: string | null,
  session: ClientSession,
): Promise<void> {
  const others = keptSessionId === null ? {} : { _id: { $ne: keptSessionId } };
  await SessionModel.updateMany(
    { member, revokedAt: null, ...others },
    { $set: { revokedAt: now() } },
    { session },
  );
}
