import { guestWarnings } from '@fleetwatch/contract/guests/rules';
import type { Guest, GuestOuting, GuestRow } from '@fleetwatch/contract/guests/wire';
import type { ListedMember } from '../members/memberDirectory.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubText } from '../platform/club/clock.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import { guestSettings } from './clubGuests.ts';
import type { GuestRecord } from './Guest.ts';
import { isGuestOfficer } from './guestPolicy.ts';

/** Data for rows of guests. */
export interface GuestSources {
  actor: MemberActor;
  members: ReadonlyMap<string, ListedMember>;
  /** Outings of this season by guest id. */
  outings: ReadonlyMap<string, number>;
}

export function presentGuestRow(guest: GuestRecord, { actor, members, outings }: GuestSources): GuestRow {
  const { name, homeClub, waiver } = guest;
  const host = String(guest.host);
  const counted = { _id: String(guest._id), name, outings: outings.get(String(guest._id)) ?? 0 };
  return {
    ...counted,
    club: homeClub,
    waiver,
    host: { _id: host, name: members.get(host)?.name ?? '' },
    asks: guestWarnings(counted, guestSettings()),
    mayChange: host === actor.id || isGuestOfficer(actor),
  };
}

export const presentGuest = (guest: GuestRecord, sources: GuestSources): Guest => ({
  ...presentGuestRow(guest, sources),
  phone: guest.phone,
  emergency: guest.emergency,
});

/** @param names of this season's guests, by id */
export function presentGuestOuting(
  { _id, boatName, launchedAt, landedAt, crew, guests = [] }: SortieRecord,
  seats: number,
  names: ReadonlyMap<string, string>,
): GuestOuting {
  return {
    _id: String(_id),
    bus: boatName,
    launch: clubText(launchedAt),
    land: landedAt && clubText(landedAt),
    free: Math.max(0, seats - 1 - crew.length - guests.length),
    guests: guests.map((id) => ({ _id: String(id), name: names.get(String(id)) ?? '' })),
  };
}
