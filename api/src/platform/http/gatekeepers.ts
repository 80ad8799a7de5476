import type { Office } from '@fleetwatch/contract/officers/offices';
import type { LandingActor, MemberActor } from '../auth/tokens.ts';
import type { ClubScope } from '../club/clubScope.ts';
import type { CookieJar } from './cookieJar.ts';

/** Finds clubs for the dispatcher; null for an unknown one. */
export interface ClubFinder {
  byId(clubId: string): Promise<ClubScope | null>;
  /** The club of a host name, otherwise the default club. */
  byHost(host: string): Promise<ClubScope | null>;
  /** The same from memory only; also null if it needs a lookup. */
  knownById(clubId: string): ClubScope | null;
  knownByHost(host: string): ClubScope | null;
}

export interface CallerStatus {
  offices: readonly Office[];
  isConfirmedCoach: boolean;
}

/** Checks for the dispatcher whether a correctly signed token is still valid. */
export interface CallerCheck {
  /**
   * 401 when a token's claims are no longer true: the session has ended, or the member has left the club or lost a coach's
   * rights. Called within the caller's club.
   */
  assertActive(caller: MemberActor | LandingActor): Promise<void>;
  /** The same from memory only; also false if it needs a lookup. */
  isKnownActive(caller: MemberActor | LandingActor): boolean;
  /** What a member is now, beyond the claims of their token. */
  statusOf(caller: MemberActor): Promise<CallerStatus>;
}

/** Throws 401 `tablet_unpaired` unless a request is from a paired tablet of the current club. */
export type TabletCheck = (cookies: CookieJar) => Promise<void>;

/** The checks of a caller that the dispatcher delegates to nouns. */
export interface Gatekeepers {
  clubs: ClubFinder;
  assertPaired: TabletCheck;
  callerCheck: CallerCheck;
}
