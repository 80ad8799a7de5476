import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { GUESTS_MAX } from '@fleetwatch/contract/guests/limits';
import type { Guest, GuestsAnswer } from '@fleetwatch/contract/guests/wire';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { addEntries, entryOf } from '../../platform/logging/auditTrail.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { clubDay, clubSeason } from '../../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { guestSettings } from '../clubGuests.ts';
import { GuestModel, type GuestRecord } from '../Guest.ts';
import { assertCanChange, isGuestOfficer } from '../guestPolicy.ts';
import { presentGuest, presentGuestOuting, presentGuestRow } from '../guestPresenter.ts';
import { countOutings, findGuest } from './findGuest.ts';

/** Lists this season's guests, by name. */
export const listSeasonsGuests = (): Promise<GuestRecord[]> =>
  GuestModel.find({ season: clubSeason() })
    .sort({ nameKey: 1, _id: 1 })
    .limit(GUESTS_MAX)
    .lean<GuestRecord[]>();

/** Lists outings that the member may add guests to: today's, and those still out. */
async function listOwnOutings(member: string): Promise<SortieRecord[]> {
  const aboard = { $or: [{ launcher: member }, { crew: member }] };
  const [ofToday, out] = await Promise.all([
    SortieModel.find({ day: clubDay(), ...aboard }).lean<SortieRecord[]>(),
    SortieModel.find({ isOut: true, day: { $lt: clubDay() }, ...aboard }).lean<SortieRecord[]>(),
  ]);
  return [...ofToday, ...out].sort((one, other) => other.launchedAt.getTime() - one.launchedAt.getTime());
}

/** Lists this season's guests, and the caller's outings (rules guest.contact, guest.screen). */
export async function listGuests(actor: MemberActor): Promise<GuestsAnswer> {
  const [guests, own, members, groups] = await Promise.all([
    listSeasonsGuests(),
    listOwnOutings(actor.id),
    memberDirectory.get(),
    fleetGroupDirectory.get(),
  ]);
  const outings = await countOutings(guests.map(({ _id }) => _id));
  const names = new Map(guests.map(({ _id, name }) => [String(_id), name]));
  return {
    results: guests.map((guest) => presentGuestRow(guest, { actor, members, outings })),
    outings: own.map((sortie) =>
      presentGuestOuting(sortie, seatsOfPayload(groups.get(String(sortie.fleetGroup))?.payload ?? 1), names),
    ),
    settings: guestSettings(),
    isOfficer: isGuestOfficer(actor),
  };
}

/** Adds an entry to the audit trail when an officer views another member's guest. */
async function auditLook({ _id }: GuestRecord, { id }: MemberActor): Promise<void> {
  const about = { who: id, verb: 'see-contacts', kind: 'guest' } as const;
  await addEntries([entryOf(about, currentRequest()?.id ?? null, String(_id))], null);
}

/** Reads a guest with their emergency contact. 404 for an unknown one, 403 for another member's. */
export async function readGuest(id: string, actor: MemberActor): Promise<Guest> {
  const guest = await findGuest(id);
  if (assertCanChange(guest, actor)) await auditLook(guest, actor);
  const members = await memberDirectory.get();
  return presentGuest(guest, { actor, members, outings: await countOutings([guest._id]) });
}
