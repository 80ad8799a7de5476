import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { LANDING_TOKEN_REFUSED } from '@fleetwatch/contract/sorties/texts';
import { isCoach } from '../members/coachRights.ts';
import { MemberModel } from '../members/Member.ts';
import { memberDirectory, type ListedMember } from '../members/memberDirectory.ts';
import { now } from '../platform/club/clock.ts';
import { clubCached } from '../platform/cache/clubCached.ts';
import type { CallerCheck } from '../platform/http/gatekeepers.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { LandingActor, MemberActor } from '../platform/auth/tokens.ts';
import { statusOf } from '../officers/officerDirectory.ts';
import { SessionModel } from '../sessions/Session.ts';

/**
 * Longer than the lifetime of an access token. Tokens of sessions that ended earlier are refused because they have
 * expired.
 */
const ENDED_KEPT_MS = 3_600_000;

type Caller = MemberActor | LandingActor;

/** Facts that decide whether a token signed by this API is still valid. */
export interface CallerFacts {
  members: ReadonlyMap<string, Pick<ListedMember, 'isActive' | 'coachRights'>>;
  /** Ids of the sessions that ended recently. */
  ended: ReadonlySet<string>;
}

/** Cached per club in every process. Ending a session or changing a member invalidates it in all processes. */
export const callerStatuses = clubCached(async (): Promise<CallerFacts> => {
  const since = new Date(now().getTime() - ENDED_KEPT_MS);
  const [members, ended] = await Promise.all([
    memberDirectory.get(),
    SessionModel.find({ revokedAt: { $gt: since } })
      .select('_id')
      .lean(),
  ]);
  return { members, ended: new Set(ended.map(({ _id }) => String(_id))) };
});

/**
 * Whether a token's claims still hold: its session has not ended, its member is active, and is a coach if
 * the token says so.
 */
export function isCallerActive(caller: Caller, { members, ended }: CallerFacts): boolean {
  const member = members.get(caller.id);
  // Records are never removed, so an unknown member has just signed up in another process.
  if (member && !member.isActive) return false;
  if (caller.kind === 'landing') return true;
  return !ended.has(caller.sessionId) && !(caller.isCoach && member && !isCoach(member.coachRights));
}

/** Checks one caller as above, in the database. */
async function isActiveByRecord(caller: Caller): Promise<boolean> {
  const [member, session] = await Promise.all([
    MemberModel.findById(caller.id).select('isActive coachRights').lean<ListedMember>(),
    caller.kind === 'member' ? SessionModel.findById(caller.sessionId).select('revokedAt').lean() : null,
  ]);
  const ended = session?.revokedAt ? [String(session._id)] : [];
  return isCallerActive(caller, {
    members: new Map(member ? [[caller.id, member]] : []),
    ended: new Set(ended),
  });
}

function refusal({ kind }: Caller): ApiError {
  return kind === 'landing'
    ? new ApiError('landing_token_refused', LANDING_TOKEN_REFUSED)
    : new ApiError('signed_out', SIGNED_OUT);
}

export const callers: CallerCheck = {
  async assertActive(caller) {
    if (isCallerActive(caller, await callerStatuses.get())) return;
    // Another process may have just granted the rights, so the token may be newer than this cache.
    if (!(await isActiveByRecord(caller))) throw refusal(caller);
  },
  statusOf: ({ id }) => statusOf(id),
  isKnownActive(caller) {
    const known = callerStatuses.peek(caller.clubId);
    return known !== undefined && isCallerActive(caller, known);
  },
};
