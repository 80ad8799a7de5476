import type { LandingActor, MemberActor } from '../auth/tokens.ts';
import type { ClubScope } from '../club/clubScope.ts';
import type { CookieJar } from './cookieJar.ts';

/** How the dispatcher learns of clubs; null when there is no such club. */
export interface ClubFinder {
  byId(clubId: string): Promise<ClubScope | null>;
  /** The club of a host name, else the default club. */
  byHost(host: string): Promise<ClubScope | null>;
  /** The same, from memory alone: null also when it would have to be looked up. */
  knownById(clubId: string): ClubScope | null;
  knownByHost(host: string): ClubScope | null;
}

/** How the dispatcher learns whether a token that was signed here is still good. */
export interface CallerCheck {
  /**
   * 401 for who is not what their token says any more: their session has ended, they have left the club, or lost a coach's
   * rights. To be asked in their club.
   */
  assertActive(caller: MemberActor | LandingActor): Promise<void>;
  /** The same, from memory alone: false also when it would have to be looked up. */
  isKnownActive(caller: MemberActor | LandingActor): boolean;
}

/** Throws 401 `tablet_unpaired` unless a request is from a tablet that the club of the work at hand has paired. */
export type TabletCheck = (cookies: CookieJar) => Promise<void>;

/** Whom the dispatcher asks about who calls. */
export interface Gatekeepers {
  clubs: ClubFinder;
  assertPaired: TabletCheck;
  callerCheck: CallerCheck;
}
