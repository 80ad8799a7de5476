import type { ShownUnit } from '../sorties/shownUnit.ts';
import type { Feature } from './features.ts';
import type { ClubIdentity } from './identity.ts';
import type { ClubPlace } from './place.ts';

/** PUT /club, and its answer: all of what a coach sets of a club (rules club.identity, club.place, club.crest, club.features). */
export interface ClubLook {
  identity: ClubIdentity;
  /** Null: nobody says. */
  place: ClubPlace | null;
  /** The address of the crest's picture, from POST /presigned; '' for none. Absent from pages of before: the crest stays. */
  crest?: string;
  /** What distances are shown and entered in (rule distance.unit). Absent from pages of before: it stays. */
  unit?: ShownUnit;
  /** All that the club has turned on (rule club.features). Absent from pages of before: they stay. */
  features?: Feature[];
}
