import type { ClubIdentity } from './identity.ts';
import type { ClubPlace } from './place.ts';

/** PUT /club, and its answer: all of what a coach sets of a club (rules club.identity, club.place, club.crest). */
export interface ClubLook {
  identity: ClubIdentity;
  /** Null: nobody says. */
  place: ClubPlace | null;
  /** The address of the crest's picture, from POST /presigned; '' for none. Absent from pages of before: the crest stays. */
  crest?: string;
}
