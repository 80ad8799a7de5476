import jwt from 'jsonwebtoken';
import { now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { runtime } from '../platform/config/runtime.ts';

/** Longer than any outing whose crew is asked. */
const SECONDS = 24 * 3_600;

/** For whom and about which sortie a link was mailed. */
export interface MailedLink {
  /** Club id. */
  club: string;
  /** Member id. */
  member: string;
  /** Sortie id. */
  sortie: string;
}

/**
 * Same-origin address at which a member of the current club answers for a boat, signed, for a day (rule safety.mail). Its secret
 * is a fragment, which no server sees.
 */
export function mailedAddress({ member, sortie }: Omit<MailedLink, 'club'>): string {
  const iat = Math.floor(now().getTime() / 1_000);
  const claims = { sub: member, sortie, club: String(currentClub().id), iat, exp: iat + SECONDS };
  return `/back#${jwt.sign(claims, runtime().mailedLinkKey, { algorithm: 'HS256' })}`;
}

/** What a link was mailed for; null for an expired or a forged one. */
export function readMailedLink(token: string): MailedLink | null {
  try {
    const clockTimestamp = Math.floor(now().getTime() / 1_000);
    const claims = jwt.verify(token, runtime().mailedLinkKey, { algorithms: ['HS256'], clockTimestamp });
    if (typeof claims === 'string') return null;
    const { sub: member, sortie, club } = claims as Record<string, unknown>;
    return typeof member === 'string' && typeof sortie === 'string' && typeof club === 'string'
      ? { member, sortie, club }
      : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
