import { now } from '../../platform/clock.ts';
import { SessionModel } from '../Session.ts';

/** Ends a session: none of its refresh tokens is good any more. */
export async function revokeSession(sessionId: string): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId, revokedAt: null }, { $set: { revokedAt: now() } });
}
