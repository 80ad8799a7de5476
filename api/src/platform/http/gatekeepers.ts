import type { Office } from '@fleetwatch/contract/officers/offices';
import type { LandingActor, MemberActor } from '../auth/tokens.ts';
import type { ClubScope } from '../club/clubScope.ts';
import type { CookieJar } from './cookieJar.ts';

/** Finds clubs for the dispatcher; null for an unknown one. */
export interface ClubFinder {
  byId(clubId: string): Promise<ClubScope | null>;
  /** Finds the club of a host name, otherwise the default club. */
  byHost(host: string): Promise<ClubScope | null>;
  /** Finds a club from memory only; null if it needs a lookup. */
  knownById(clubId: string): ClubScope | null;
  knownByHost(host: string): ClubScope | null;
}

export interface CallerStatus {
  offices: readonly Office[];
  isConfirmedCoach: boolean;
}

/** Checks whether a correctly signed token is still valid, for the dispatcher. */
export interface CallerCheck {
  /**
   * Throws 401 when a token's claims no longer hold: the session has ended, or the member has left the club
   * or lost a coach's rights. Called within the caller's club.
   */
  assertActive(caller: MemberActor | LandingActor): Promise<void>;
  /** Checks from memory only; false if it needs a lookup. */
  isKnownActive(caller: MemberActor | LandingActor): boolean;
  /** Returns a member's current status, beyond the claims of their token. */
  statusOf(caller: MemberActor): Promise<CallerStatus>;
}

/** Throws 401 `tablet_unpaired` unless a request is from a paired tablet of the current club. */
export type TabletCheck = (cookies: CookieJar) => Promise<void>;

/** Checks of a caller that the dispatcher delegates to nouns. */
export interface Gatekeepers {
  clubs: ClubFinder;
  assertPaired: TabletCheck;
  callerCheck: CallerCheck;
}
