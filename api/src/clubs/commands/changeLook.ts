import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { roundPlace } from '@fleetwatch/contract/clubs/place';
import type { ClientSession, Types } from 'mongoose';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ClubModel, type ClubRecord } from '../Club.ts';
import { clearClubCache } from '../clubDirectory.ts';
import { presentClubLook } from '../clubPresenter.ts';
import { refuseUnknownCrest } from '../crest.ts';

/** Converts colors to upper case. */
function normalizedIdentity({ colours, blade }: ClubIdentity): ClubIdentity {
  const { first, second, third } = colours;
  return {
    colours: {
      first: first.toUpperCase(),
      second: second.toUpperCase(),
      ...(third !== undefined && { third: third.toUpperCase() }),
    },
    blade,
  };
}

/** Changed parts of a club's look; the others stay. */
export type LookChange = { [Part in keyof ClubLook]?: ClubLook[Part] | undefined };

/**
 * Writes parts of a club's look, already validated; a null place removes it. Connected devices receive an
 * event.
 */
export async function writeLook(
  club: Types.ObjectId,
  { identity, place, crest, unit, features }: LookChange,
  session: ClientSession | null,
): Promise<ClubRecord> {
  const set = {
    ...(identity && { identity: normalizedIdentity(identity) }),
    ...(place && { place: roundPlace(place) }),
    ...(crest !== undefined && { 'logos.escutcheon': crest }),
    ...(unit && { unit }),
    ...(features && { features }),
  };
  const change = { $set: set, ...(place === null && { $unset: { place: 1 } }) };
  const changed = await ClubModel.findByIdAndUpdate(club, change, { session, returnDocument: 'after' })
    .lean<ClubRecord>()
    .orFail();
  noteWrite(String(club), 'Club');
  return changed;
}

/**
 * Changes the current club's look, once per key (rules club.identity, club.place, club.crest, distance.unit, club.features). Throws
 * `invalid:crest` for a picture that is not the club's.
 */
export async function changeLook(repeat: Repeatable | null, look: ClubLook): Promise<ClubLook> {
  const answer = await runWrite({
    repeat,
    work: async (session) => {
      if (look.crest !== undefined) await refuseUnknownCrest(look.crest);
      return presentClubLook(await writeLook(currentClub().id, look, session));
    },
  });
  clearClubCache();
  return answer;
}
