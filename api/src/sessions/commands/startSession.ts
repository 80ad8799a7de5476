import type { Types } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { REFRESH_TOKEN_DAYS } from '../../platform/auth/tokens.ts';
import { SessionModel, type SessionRecord } from '../Session.ts';

const DAY_MS = 86_400_000;

export const sessionEnd = (): Date => new Date(now().getTime() + REFRESH_TOKEN_DAYS * DAY_MS);

/**
 * Starts a device's session, and removes the member's expired sessions.
 * @param device the name read from its user agent
 */
export async function startSession(member: Types.ObjectId, device = ''): Promise<SessionRecord> {
  const startedAt = now();
  await SessionModel.deleteMany({ member, expiresAt: { $lt: startedAt } });
  const session = await SessionModel.create({
    member,
    device,
    startedAt,
    seenAt: startedAt,
    expiresAt: sessionEnd(),
  });
  return session.toObject();
}
