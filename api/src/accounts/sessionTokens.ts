import type { Context } from 'koa';
import type { MemberRecord } from '../members/Member.ts';
import { currentClub } from '../platform/clubScope.ts';
import { runtime } from '../platform/runtime.ts';
import {
  readRefreshToken,
  REFRESH_TOKEN_DAYS,
  signAccessToken,
  signRefreshToken,
  type RefreshToken,
} from '../platform/tokens.ts';
import type { SessionRecord } from './Session.ts';

export const REFRESH_COOKIE = 'fleetwatch_refresh';
const DAY_MS = 86_400_000;

const cookieOptions = () =>
  ({
    path: `${runtime().basePath}/session`,
    httpOnly: true,
    sameSite: 'strict',
    secure: runtime().isProduction,
    overwrite: true,
  }) as const;

/** A session's refresh token goes into the cookie, its access token into the answer. */
export function giveTokens(ctx: Context, member: MemberRecord, session: SessionRecord): string {
  const clubId = String(currentClub().id);
  const sessionId = String(session._id);
  const refreshToken = signRefreshToken({ clubId, sessionId, generation: session.generation });
  // In production TLS may end at a proxy in front: the cookie is for https all the same.
  if (runtime().isProduction) ctx.cookies.secure = true;
  ctx.cookies.set(REFRESH_COOKIE, refreshToken, { ...cookieOptions(), maxAge: REFRESH_TOKEN_DAYS * DAY_MS });
  return signAccessToken({
    id: String(member._id),
    clubId,
    isCoach: member.coachRights === 'active',
    sessionId,
  });
}

/** The refresh token of the cookie; null when there is none that was signed here. */
export function takeRefreshToken(ctx: Context): RefreshToken | null {
  const text = ctx.cookies.get(REFRESH_COOKIE);
  return text === undefined ? null : readRefreshToken(text);
}

export function clearRefreshCookie(ctx: Context): void {
  if (runtime().isProduction) ctx.cookies.secure = true;
  ctx.cookies.set(REFRESH_COOKIE, null, cookieOptions());
}
