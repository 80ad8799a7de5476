import { now } from '../../platform/club/clock.ts';
import { SessionModel, type SessionRecord } from '../Session.ts';
import { MemberModel } from '../../members/Member.ts';

/** Maximum number of devices listed for a member; only a program signs in more often. */
const MOST_SHOWN = 100;

/** Lists a member's active sessions, most recently used first. */
export async function listSessions(memberId: string): Promise<SessionRecord[]> {
  return SessionModel.find({ member: memberId, revokedAt: null, expiresAt: { $gt: now() } })
    .sort({ expiresAt: -1, _id: -1 })
    .limit(MOST_SHOWN)
    .lean<SessionRecord[]>();
}

/** Whether a member is active and their session neither revoked nor expired. */
export async function isSessionActive(memberId: string, sessionId: string): Promise<boolean> {
  const [member, session] = await Promise.all([
    MemberModel.exists({ _id: memberId, isActive: true }),
    SessionModel.exists({ _id: sessionId, member: memberId, revokedAt: null, expiresAt: { $gt: now() } }),
  ]);
  return member !== null && session !== null;
}
