import jwt from 'jsonwebtoken';
import { now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { runtime } from '../platform/config/runtime.ts';

/** Validity of a link, longer than any outing that a crew is asked about. */
const SECONDS = 24 * 3_600;

/** Recipient and sortie of a mailed link. */
export interface MailedLink {
  /** Id of the club. */
  club: string;
  /** Member id. */
  member: string;
  /** Sortie id. */
  sortie: string;
}

/**
 * Returns a signed same-origin address at which a member of the current club reports on a boat, valid for a
 * day (rule safety.mail). Its secret is in the fragment, which is never sent to a server.
 */
export function mailedAddress({ member, sortie }: Omit<MailedLink, 'club'>): string {
  const iat = Math.floor(now().getTime() / 1_000);
  const claims = { sub: member, sortie, club: String(currentClub().id), iat, exp: iat + SECONDS };
  return `/back#${jwt.sign(claims, runtime().mailedLinkKey, { algorithm: 'HS256' })}`;
}

/** Reads a mailed link; null for an expired or forged one. */
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
