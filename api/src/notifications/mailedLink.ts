import jwt from 'jsonwebtoken';
import { now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { runtime } from '../platform/config/runtime.ts';

/** Longer than any outing whose crew is asked. */
const SECONDS = 24 * 3_600;

/** For whom and about which sortie a link was mailed. */
export interface MailedLink {
  /** Member id. */
  member: string;
  /** Sortie id. */
  sortie: string;
}

/** Same-origin path at which a member answers for a boat, signed, for a day (rule safety.mail). */
export function mailedPath({ member, sortie }: MailedLink): string {
  const iat = Math.floor(now().getTime() / 1_000);
  const claims = { sub: member, sortie, club: String(currentClub().id), iat, exp: iat + SECONDS };
  return `/back/${jwt.sign(claims, runtime().mailedLinkKey, { algorithm: 'HS256' })}`;
}

/** What a link of the current club was mailed for; null for another club's, an expired and a forged one. */
export function readMailedLink(token: string): MailedLink | null {
  try {
    const clockTimestamp = Math.floor(now().getTime() / 1_000);
    const claims = jwt.verify(token, runtime().mailedLinkKey, { algorithms: ['HS256'], clockTimestamp });
    if (typeof claims === 'string' || claims.club !== String(currentClub().id)) return null;
    return typeof claims.sub === 'string' && typeof claims.sortie === 'string'
      ? { member: claims.sub, sortie: claims.sortie }
      : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
