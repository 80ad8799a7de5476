import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { roundPlace, type ClubPlace } from '@fleetwatch/contract/clubs/place';
import type { ClientSession, Types } from 'mongoose';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ClubModel, type ClubRecord } from '../Club.ts';
import { clearClubCache } from '../clubDirectory.ts';
import { presentClubLook } from '../clubPresenter.ts';

/** Colours are kept in upper case. */
function asKept({ colours, blade }: ClubIdentity): ClubIdentity {
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

/**
 * Sets a club's identity, place or both, already validated; a null place removes it. Listening devices get an event.
 */
export async function writeLook(
  club: Types.ObjectId,
  { identity, place }: { identity?: ClubIdentity | undefined; place?: ClubPlace | null | undefined },
  session: ClientSession | null,
): Promise<ClubRecord> {
  const set = { ...(identity && { identity: asKept(identity) }), ...(place && { place: roundPlace(place) }) };
  const change = { $set: set, ...(place === null && { $unset: { place: 1 } }) };
  const changed = await ClubModel.findByIdAndUpdate(club, change, { session, returnDocument: 'after' })
    .lean<ClubRecord>()
    .orFail();
  noteWrite(String(club), 'Club');
  return changed;
}

/** Changes the current club's identity and place, once per key (rules club.identity, club.place). */
export async function changeLook(
  repeat: Repeatable | null,
  { identity, place }: ClubLook,
): Promise<ClubLook> {
  const answer = await applyOnce(repeat, async (session) =>
    presentClubLook(await writeLook(currentClub().id, { identity, place }, session)),
  );
  clearClubCache();
  return answer;
}
