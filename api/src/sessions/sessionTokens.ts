import { isCoach } from '../members/coachRights.ts';
import type { MemberRecord } from '../members/Member.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { runtime } from '../platform/config/runtime.ts';
import { type CookieJar, secureName } from '../platform/http/cookieJar.ts';
import {
  readRefreshToken,
  REFRESH_TOKEN_DAYS,
  signAccessToken,
  signRefreshToken,
  type RefreshToken,
} from '../platform/auth/tokens.ts';
import type { SessionRecord } from './Session.ts';

/** Name of the cookie. In production it has a prefix that makes browsers reject it over plain HTTP. */
const refreshCookie = (): string => secureName('fleetwatch_refresh');
const DAY_MS = 86_400_000;

const refreshPath = (): string => `${runtime().basePath}/session`;

/** Puts a session's refresh token into the cookie. Returns its access token. */
export function setTokens(cookies: CookieJar, member: MemberRecord, session: SessionRecord): string {
  const clubId = String(currentClub().id);
  const sessionId = String(session._id);
  const refreshToken = signRefreshToken({ clubId, sessionId, generation: session.generation });
  cookies.set(refreshCookie(), refreshToken, { path: refreshPath(), maxAge: REFRESH_TOKEN_DAYS * DAY_MS });
  return signAccessToken({
    id: String(member._id),
    clubId,
    isCoach: isCoach(member.coachRights),
    sessionId,
  });
}

/** Reads the refresh token from the cookie; null if this API has not signed it. */
export function readRefreshCookie(cookies: CookieJar): RefreshToken | null {
  const text = cookies.get(refreshCookie());
  return text === undefined ? null : readRefreshToken(text);
}

export function clearRefreshCookie(cookies: CookieJar): void {
  cookies.set(refreshCookie(), null, { path: refreshPath() });
}
