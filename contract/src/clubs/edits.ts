import type { ClubIdentity } from './identity.ts';
import type { ClubPlace } from './place.ts';

/** PUT /club, and its answer: all of what a coach sets of a club (rules club.identity, club.place). */
export interface ClubLook {
  identity: ClubIdentity;
  /** Null: nobody says. */
  place: ClubPlace | null;
}
