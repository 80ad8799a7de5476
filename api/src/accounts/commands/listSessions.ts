import { now } from '../../platform/club/clock.ts';
import { SessionModel, type SessionRecord } from '../Session.ts';

/** Devices that one member is shown; what signs in more often is no person. */
const MOST_SHOWN = 100;

/** A member's sessions that go on, the one used last first. */
export async function listSessions(memberId: string): Promise<SessionRecord[]> {
  return SessionModel.find({ member: memberId, revokedAt: null, expiresAt: { $gt: now() } })
    .sort({ expiresAt: -1, _id: -1 })
    .limit(MOST_SHOWN)
    .lean<SessionRecord[]>();
}
