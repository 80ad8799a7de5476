import type { BoatRecord } from '@fleetwatch/api/boats/Boat';
import { fleetGroupDirectory } from '@fleetwatch/api/fleetgroups/fleetGroupDirectory';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { clubDay, now } from '@fleetwatch/api/platform/club/clock';
import { currentClub } from '@fleetwatch/api/platform/club/clubScope';
import { snapshotForSortie } from '@fleetwatch/api/sorties/snapshotForSortie';
import { SortieModel } from '@fleetwatch/api/logbook/Sortie';
import { TourModel, type TourBoatRecord, type TourRecord } from '@fleetwatch/api/tours/Tour';
import { legRecords } from '@fleetwatch/api/tours/tourLegs';
import { rowOf } from '@fleetwatch/api/tours/tourRows';
import { addDays } from '@fleetwatch/contract/time/weeks';

interface DemoClub {
  members: readonly MemberRecord[];
  fleet: ReadonlyMap<string, BoatRecord>;
}

/** Boats with members by their indexes; the first of each launches it. */
type Crews = readonly (readonly [boat: string, crew: readonly number[]])[];
const TOURING: Crews = [
  ['Old Faithful', [0, 6, 11, 17]],
  ['Harbour Lady', [1, 9, 22]],
];
const RACING: Crews = [
  ['Rowan', [0, 3, 8, 12, 20]],
  ['Cormorant', [5, 14, 27]],
];
const LEGS = [
  { from: 'The boathouse', to: 'Mill Lock', miles: 18.5 },
  { from: 'Mill Lock', to: 'Eel Island', miles: 21 },
  { from: 'Eel Island', to: 'The boathouse', miles: 16.25 },
] as const;
const DAYS_AGO = 33;
const DAYS_AHEAD = 12;
const DAY_MS = 86_400_000;

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The demo club lacks someone or something its tours name.');
  return item;
}

function boatsOf({ members, fleet }: DemoClub, crews: Crews, since: string | null): TourBoatRecord[] {
  return crews.map(([name, crew]) => {
    const { _id: boat, name: boatName } = found(fleet.get(name));
    const people = crew.map((index) => found(members[index])._id);
    return { boat, boatName, crew: people, ...(since !== null && { since }) };
  });
}

/** A day of each boat for each leg, as a landing makes them. */
async function logTour(tour: TourRecord, { members, fleet }: DemoClub): Promise<void> {
  const groups = await fleetGroupDirectory.get();
  for (const [name, [first = 0, ...others]] of TOURING) {
    const boat = found(fleet.get(name));
    const copy = snapshotForSortie(boat, found(groups.get(String(boat.fleetGroup))), found(members[first]));
    const crew = others.map((index) => found(members[index])._id);
    const template = { ...copy, club: currentClub().id, crew, workout: { text: tour.name, type: null } };
    await SortieModel.insertMany(tour.legs.map((leg) => rowOf(template, tour, leg)));
  }
}

/** Adds a landed tour of last month and a regatta ahead. The caller rebuilds the totals. */
export async function addDemoTours(club: DemoClub): Promise<void> {
  const from = addDays(clubDay(), -DAYS_AGO);
  const organiser = found(club.members[0])._id;
  const landed = await TourModel.create({
    name: 'Three days down the river',
    kind: 'tour',
    from,
    to: addDays(from, 2),
    organiser,
    ...legRecords(LEGS.map((leg, index) => ({ ...leg, date: addDays(from, index) }))),
    vehicle: 'A van brings the tents',
    boats: boatsOf(club, TOURING, from),
    at: new Date(now().getTime() - (DAYS_AGO + 20) * DAY_MS),
    landedAt: new Date(now().getTime() - (DAYS_AGO - 2) * DAY_MS),
  });
  await logTour(landed.toObject(), club);
  const next = addDays(clubDay(), DAYS_AHEAD);
  await TourModel.create({
    name: 'Head of the Lake',
    kind: 'regatta',
    from: next,
    to: addDays(next, 1),
    organiser,
    vehicle: "The club's trailer",
    boats: boatsOf(club, RACING, null),
    at: new Date(now().getTime() - DAY_MS),
  });
}
