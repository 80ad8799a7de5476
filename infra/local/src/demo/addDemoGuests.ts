import { GuestModel } from '@fleetwatch/api/guests/Guest';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { clubDay, clubSeason } from '@fleetwatch/api/platform/club/clock';
import { nameKeys } from '@fleetwatch/api/platform/club/nameKeys';
import { SortieModel } from '@fleetwatch/api/logbook/Sortie';
import { Types } from 'mongoose';
import { DEMO_MEMBER } from './people.ts';

const GUESTS = [
  {
    name: 'Jonas Lindqvist',
    homeClub: 'Lake Point RC',
    phone: '+1 617 555 0142',
    emergency: 'Eva Lindqvist, +1 617 555 0143',
    isSigned: true,
  },
  { name: 'Priya Raman', homeClub: '', phone: '', emergency: '', isSigned: false },
];

/** Gives the member whom the start prints two guests of this season; the first has been out in a four. */
export async function addDemoGuests(members: readonly MemberRecord[]): Promise<void> {
  const host = members.find(({ name }) => name === DEMO_MEMBER);
  if (!host) return;
  const season = clubSeason();
  const guests = GUESTS.map(({ name, isSigned, ...fields }) => ({
    _id: new Types.ObjectId(),
    name,
    ...nameKeys(name),
    ...fields,
    season,
    host: host._id,
    waiver: isSigned ? clubDay() : null,
  }));
  await GuestModel.insertMany(guests);
  // Takes a seat of a full crew; the totals are counted afterwards.
  await SortieModel.updateOne(
    { season, landedAt: { $ne: null }, day: { $lt: clubDay() }, crew: { $size: 3 } },
    { $pop: { crew: 1 }, $set: { guests: [guests[0]?._id] } },
  );
}
