import { MemberModel } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { SessionModel } from '../Session.ts';

/** Whether a member is active and their session neither revoked nor expired. */
export async function isSessionActive(memberId: string, sessionId: string): Promise<boolean> {
  const [member, session] = await Promise.all([
    MemberModel.exists({ _id: memberId, isActive: true }),
    SessionModel.exists({ _id: sessionId, member: memberId, revokedAt: null, expiresAt: { $gt: now() } }),
  ]);
  return member !== null && session !== null;
}
