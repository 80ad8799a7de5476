import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { log } from '../../platform/logging/log.ts';
import type { RefreshToken } from '../../platform/auth/tokens.ts';
import { SessionModel, type SessionRecord } from '../Session.ts';
import { revokeSession } from './endSessions.ts';
import { sessionEnd } from './startSession.ts';

const signedOut = (): ApiError => new ApiError('signed_out', SIGNED_OUT);

/**
 * Moves the session to its next generation. A reused token revokes the whole family, unless the same refresh
 * is repeated (same key): its answer was lost, so it receives the same successor.
 */
async function rotate(
  token: RefreshToken,
  device: string,
  requestKey: string | null,
): Promise<SessionRecord> {
  const { sessionId, generation } = token;
  const session = await SessionModel.findOneAndUpdate(
    { _id: sessionId, generation, revokedAt: null, expiresAt: { $gt: now() } },
    {
      $inc: { generation: 1 },
      $set: { rotatedBy: requestKey, device, seenAt: now(), expiresAt: sessionEnd() },
    },
    { returnDocument: 'after' },
  ).lean<SessionRecord>();
  if (session) return session;

  const present = await SessionModel.findById(sessionId).lean<SessionRecord>();
  if (!present || present.revokedAt || present.expiresAt <= now()) throw signedOut();
  const isRepeat = requestKey !== null && present.rotatedBy === requestKey;
  if (isRepeat && present.generation === generation + 1) return present;
  await revokeSession(sessionId);
  // Two devices have used this token: one of them may be a thief's.
  log('warn', { event: 'token_used_twice', club: token.clubId });
  throw signedOut();
}

export interface RefreshedSession {
  member: MemberRecord;
  session: SessionRecord;
}

/**
 * Rotates a refresh token. 401 when the token is unknown, used, revoked or expired, or its member is no longer active.
 */
export async function refreshSession(
  token: RefreshToken,
  device: string,
  requestKey: string | null,
): Promise<RefreshedSession> {
  const session = await rotate(token, device, requestKey);
  const member = await MemberModel.findOne({ _id: session.member, isActive: true }).lean<MemberRecord>();
  if (!member) throw signedOut();
  return { member, session };
}
