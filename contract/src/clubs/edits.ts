import type { ShownUnit } from '../sorties/shownUnit.ts';
import type { Feature } from './features.ts';
import type { ClubIdentity } from './identity.ts';
import type { ClubPlace } from './place.ts';

/**
 * PUT /club, and its answer: all club settings that coaches make (rules club.identity, club.place, club.crest, club.features).
 */
export interface ClubLook {
  identity: ClubIdentity;
  /** Null if not given. */
  place: ClubPlace | null;
  /** Address of the crest's picture, from POST /presigned; '' for none. Not sent by older clients; unchanged if absent. */
  crest?: string;
  /** Unit for showing and entering distances (rule distance.unit). Not sent by older clients; unchanged if absent. */
  unit?: ShownUnit;
  /** All features that the club has turned on (rule club.features). Not sent by older clients; unchanged if absent. */
  features?: Feature[];
}
