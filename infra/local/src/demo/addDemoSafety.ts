import { ClubModel } from '@fleetwatch/api/clubs/Club';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { now } from '@fleetwatch/api/platform/club/clock';
import { currentClub } from '@fleetwatch/api/platform/club/clubScope';
import { ContactsModel } from '@fleetwatch/api/safety/Contacts';
import { SortieModel, type SortieRecord } from '@fleetwatch/api/logbook/Sortie';
import { DEFAULT_SETTINGS, type SafetySettings } from '@fleetwatch/contract/safety/settings';
import { Types } from 'mongoose';

const MINUTE_MS = 60_000;
/** The boats that are out are due one after the other, the first after so long. */
const FIRST_BACK_MINUTES = 50;
const BETWEEN_MINUTES = 9;
/** One member in so many has left contacts. */
const WITH_CONTACTS = 3;

/** The demo club has no last boat, because its visitors come at any hour. */
const demoSettings = (): SafetySettings => ({
  ...DEFAULT_SETTINGS,
  lastBoat: 'none',
  emergencyNumber: '911',
  areas: [
    { _id: String(new Types.ObjectId()), name: 'Basin', minutes: null },
    { _id: String(new Types.ObjectId()), name: 'Upper river', minutes: 120 },
  ],
  rescue: [{ name: 'Harbormaster', phone: '+1 617 555 0142' }],
});

/** Sets the club's rules for overdue boats, when those that are out are expected back, and contacts for some members. */
export async function addDemoSafety(members: readonly MemberRecord[]): Promise<void> {
  const safety = demoSettings();
  await ClubModel.updateOne({ _id: currentClub().id }, { $set: { safety } });
  const out = await SortieModel.find({ isOut: true }).sort({ launchedAt: 1, _id: 1 }).lean<SortieRecord[]>();
  for (const [at, { _id, launchedAt }] of out.entries()) {
    const usual = launchedAt.getTime() + safety.minutes * MINUTE_MS;
    const soonest = now().getTime() + (FIRST_BACK_MINUTES + at * BETWEEN_MINUTES) * MINUTE_MS;
    const trip = {
      expectedAt: new Date(Math.max(usual, soonest)),
      source: 'member',
      lights: false,
      changes: [],
      ashore: null,
      area: safety.areas[at % safety.areas.length]?.name ?? null,
      heading: at % 2 === 0 ? 'upstream' : '',
    };
    await SortieModel.updateOne({ _id }, { $set: { trip } });
  }
  const some = members.filter((_member, at) => at % WITH_CONTACTS === 0);
  await ContactsModel.insertMany(
    some.map(({ _id }, at) => ({
      member: _id,
      mobile: `+1 617 555 ${String(100 + at).padStart(4, '0')}`,
      emergency: [{ name: 'Petra Larkmoor', relation: 'sister', phone: '+1 617 555 0199' }],
    })),
  );
}
