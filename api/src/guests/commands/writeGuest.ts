import type { Effects } from '../../platform/events/effects.ts';
import { GUESTS_MAX, GUESTS_OF_HOST_MAX } from '@fleetwatch/contract/guests/limits';
import {
  GUEST_IS_OUT,
  guestKnown,
  GUEST_LIST_FULL,
  GUESTS_OFF,
  HOST_FULL,
  isMember,
} from '@fleetwatch/contract/guests/texts';
import { guestErrors } from '@fleetwatch/contract/guests/rules';
import type { GuestSettings } from '@fleetwatch/contract/guests/settings';
import type { GuestBody, GuestDraft } from '@fleetwatch/contract/guests/wire';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import { Types, type ClientSession } from 'mongoose';
import { ClubModel } from '../../clubs/Club.ts';
import { clearClubCache } from '../../clubs/clubDirectory.ts';
import { MemberModel } from '../../members/Member.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { clubDay, clubSeason } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { isNameTaken, nameKeys } from '../../platform/club/nameKeys.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { GuestModel, type GuestRecord } from '../Guest.ts';
import { isGuestOfficer, assertCanChange } from '../guestPolicy.ts';
import { findGuest } from './findGuest.ts';

/** Answer of every write. It is stored with its key, so it must not contain personal data that may be erased. */
export interface GuestId {
  _id: string;
}

type GuestFields = Omit<GuestRecord, '_id' | 'club' | 'season' | 'host'>;

/** Validates a draft: 422 for invalid fields, 409 for the name of a member, who cannot be a guest. */
async function readDraft(draft: GuestDraft, session: ClientSession): Promise<GuestFields> {
  refuseFields(guestErrors(draft, clubDay()));
  const name = tidyName(draft.name);
  const keys = nameKeys(name);
  const named = await MemberModel.exists({ nameLooks: { $in: keys.nameLooks }, isActive: true }).session(
    session,
  );
  if (named) throw new ApiError('taken:name', isMember(name));
  return {
    name,
    ...keys,
    phone: draft.phone.trim(),
    emergency: draft.emergency.trim(),
    homeClub: draft.club.trim(),
    waiver: draft.waiver,
  };
}

async function assertRoom(actor: MemberActor, session: ClientSession, effects: Effects): Promise<void> {
  const season = clubSeason();
  if ((await GuestModel.countDocuments({ season }).session(session)) >= GUESTS_MAX)
    throw new ApiError('guests_full', GUEST_LIST_FULL);
  const own = await GuestModel.countDocuments({ host: actor.id, season }).session(session);
  if (own < GUESTS_OF_HOST_MAX) return;
  if (!isGuestOfficer(actor)) throw new ApiError('guests_full', HOST_FULL);
  effects.markRightUsed(true);
}

/** Runs a write to a guest once per key; 409 if another guest of this season has the name. */
async function write(
  repeat: Repeatable | null,
  name: string,
  work: (session: ClientSession, effects: Effects) => Promise<GuestId>,
): Promise<GuestId> {
  assertFeature('guests', GUESTS_OFF);
  try {
    return await runWrite({ repeat, work });
  } catch (error) {
    throw isNameTaken(error) ? new ApiError('taken:name', guestKnown(tidyName(name))) : error;
  }
}

/** Adds a guest of the caller for this season (rule guest.record). */
export const addGuest = (
  repeat: Repeatable | null,
  actor: MemberActor,
  draft: GuestDraft,
): Promise<GuestId> =>
  write(repeat, draft.name, async (session, effects) => {
    await assertRoom(actor, session, effects);
    const fields = await readDraft(draft, session);
    const host = new Types.ObjectId(actor.id);
    const [created] = await GuestModel.create([{ ...fields, season: clubSeason(), host }], { session });
    return { _id: String(created?._id) };
  });

/** Changes a guest; for their host and officers. */
export const changeGuest = (
  repeat: Repeatable | null,
  actor: MemberActor,
  { id, ...draft }: GuestBody,
): Promise<GuestId> =>
  write(repeat, draft.name, async (session, effects) => {
    const guest = await findGuest(id, session);
    effects.markRightUsed(assertCanChange(guest, actor));
    await GuestModel.updateOne({ _id: guest._id }, { $set: await readDraft(draft, session) }, { session });
    return { _id: id };
  });

/**
 * Erases a guest; for their host and officers, also at the guest's request. Outings still record that a
 * guest was aboard (rule guest.erased).
 */
export const removeGuest = (repeat: Repeatable | null, actor: MemberActor, id: string): Promise<GuestId> =>
  write(repeat, '', async (session) => {
    const guest = await findGuest(id, session);
    assertCanChange(guest, actor);
    const isOut = await SortieModel.exists({ isOut: true, guests: guest._id }).session(session);
    if (isOut) throw new ApiError('boat_out', GUEST_IS_OUT);
    await GuestModel.deleteOne({ _id: guest._id }, { session });
    return { _id: id };
  });

/** Changes the club's guest settings (rule guest.most). */
export async function changeGuestSettings(
  repeat: Repeatable | null,
  guests: GuestSettings,
): Promise<GuestSettings> {
  assertFeature('guests', GUESTS_OFF);
  const answer = await runWrite({
    repeat,
    work: async (session) => {
      const { id } = currentClub();
      await ClubModel.updateOne({ _id: id }, { $set: { guests } }, { session });
      noteWrite(String(id), 'Club');
      return guests;
    },
  });
  clearClubCache();
  return answer;
}
