import { SESSION_NOT_FOUND } from '@fleetwatch/contract/accounts/texts';
import { type EndSessionsAnswer } from '@fleetwatch/contract/accounts/sessions';
import type { ClientSession, Types } from 'mongoose';
import { findMember } from '../../members/memberDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { assertCanEndSessions } from '../sessionPolicy.ts';
import { SessionModel } from '../Session.ts';

/**
 * Invalidates the caller cache of every process (accounts/callers) when the current transaction commits.
 * Other session writes do not, because devices refresh all day.
 */
function invalidateCallers(): void {
  noteWrite(String(currentClub().id), SessionModel.modelName);
}

/** Ends a session: all its tokens become invalid. */
export async function revokeSession(sessionId: string): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId, revokedAt: null }, { $set: { revokedAt: now() } });
  invalidateCallers();
}

/** Ends one of a member's own sessions. 404 for another member's session, or one that has ended. */
export async function endSession(
  memberId: string,
  sessionId: string,
  session: ClientSession,
): Promise<{ _id: string }> {
  const endedAt = now();
  const { matchedCount } = await SessionModel.updateOne(
    { _id: sessionId, member: memberId, revokedAt: null, expiresAt: { $gt: endedAt } },
    { $set: { revokedAt: endedAt } },
    { session },
  );
  if (matchedCount === 0) throw new ApiError('not_found', SESSION_NOT_FOUND);
  invalidateCallers();
  return { _id: sessionId };
}

/** Ends all sessions of a member, except one if given. Returns the number of ended sessions. */
export async function endSessionsOf(
  member: Types.ObjectId,
  keptSessionId: string | null,
  session: ClientSession,
): Promise<number> {
  const endedAt = now();
  const others = keptSessionId === null ? {} : { _id: { $ne: keptSessionId } };
  const { modifiedCount } = await SessionModel.updateMany(
    { member, revokedAt: null, expiresAt: { $gt: endedAt }, ...others },
    { $set: { revokedAt: endedAt } },
    { session },
  );
  invalidateCallers();
  return modifiedCount;
}

/** Signs out the caller's other devices, or, for a coach, all devices of another member. 403, or 404 for an unknown one. */
export async function endSessionsBy(
  actor: MemberActor,
  memberId: string,
  repeat: Repeatable | null,
): Promise<EndSessionsAnswer> {
  const isOthers = assertCanEndSessions(actor, memberId);
  const member = await findMember(memberId);
  const kept = actor.id === memberId ? actor.sessionId : null;
  return runWrite({
    repeat,
    work: async (session, effects) => {
      effects.markRightUsed(isOthers);
      return { _id: memberId, ended: await endSessionsOf(member._id, kept, session) };
    },
  });
}
