import type { BoatRecord } from '@fleetwatch/api/boats/Boat';
import { takePrivateBoat } from '@fleetwatch/api/boats/commands/takePrivateBoat';
import { fleetGroupDirectory } from '@fleetwatch/api/fleetgroups/fleetGroupDirectory';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { clubDay, clubSeason, now } from '@fleetwatch/api/platform/club/clock';
import { currentClub } from '@fleetwatch/api/platform/club/clubScope';
import { snapshotForSortie } from '@fleetwatch/api/sorties/snapshotForSortie';
import { SortieModel, type SortieRecord } from '@fleetwatch/api/logbook/Sortie';
import { workoutTypeDirectory } from '@fleetwatch/api/workouts/workoutTypeDirectory';
import { DateTime } from 'luxon';
import { outingsOfDay, ownsSingle, type DemoOuting } from './season.ts';
import { boatsOutAt } from './boatsOutAt.ts';

type NewSortie = Omit<SortieRecord, '_id' | 'club' | 'applied'>;

const BATCH = 500;

/** The members that outings refer to by index, and the boats by name. */
export interface DemoClub {
  members: MemberRecord[];
  fleet: Map<string, BoatRecord>;
}

async function sortieMaker(club: DemoClub): Promise<(outing: DemoOuting, launchedAt: Date) => NewSortie> {
  const groups = await fleetGroupDirectory.get();
  const types = [...(await workoutTypeDirectory.get()).values()];
  const singles = new Map<number, BoatRecord>();
  for (const [index, member] of club.members.entries()) {
    if (ownsSingle(index)) singles.set(index, await takePrivateBoat(member, 'private-1x'));
  }
  const memberAt = (index: number): MemberRecord => found(club.members[index]);

  return (outing, launchedAt) => {
    const boat = found(outing.boat ? club.fleet.get(outing.boat.name) : singles.get(outing.launcher));
    const group = found(groups.get(String(boat.fleetGroup)));
    const launcher = memberAt(outing.launcher);
    const day = clubDay(launchedAt);
    const type = outing.workoutType === null ? undefined : types[outing.workoutType];
    return {
      ...snapshotForSortie(boat, group, launcher),
      crew: outing.crew.map((index) => memberAt(index)._id),
      workout: { text: '', type: type?._id ?? null },
      launchedAt,
      landedAt: new Date(launchedAt.getTime() + outing.minutesOut * 60_000),
      day,
      season: clubSeason(day),
      milesHundredths: outing.milesHundredths,
      notes: outing.notes,
      isLate: false,
    };
  };
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The demo club lacks someone or something its season names.');
  return item;
}

/**
 * Adds every outing from the first day of last year until now, and launches some boats, as if the club had used the portal
 * all along. The caller rebuilds the totals.
 */
export async function addDemoSeason(club: DemoClub): Promise<void> {
  const makeSortie = await sortieMaker(club);
  const zone = currentClub().timezone;
  const today = DateTime.fromJSDate(now(), { zone }).startOf('day');
  let batch: NewSortie[] = [];
  const flush = async (): Promise<void> => {
    await SortieModel.insertMany(batch);
    batch = [];
  };

  const out = boatsOutAt(now());
  const lastLanding = Math.min(...out.map(({ launchedAt }) => launchedAt.getTime()));
  for (let day = today.minus({ years: 1 }).startOf('year'); day <= today; day = day.plus({ days: 1 })) {
    for (const outing of outingsOfDay(day.toFormat('yyyy-MM-dd'))) {
      const { launchedAtMinute: minute } = outing;
      const launchedAt = day.set({ hour: Math.floor(minute / 60), minute: minute % 60, second: minute % 60 });
      const sortie = makeSortie(outing, launchedAt.toJSDate());
      if (found(sortie.landedAt ?? undefined).getTime() < lastLanding) batch.push(sortie);
    }
    if (batch.length >= BATCH) await flush();
  }
  for (const { outing, launchedAt } of out) {
    batch.push({
      ...makeSortie(outing, launchedAt),
      landedAt: null,
      milesHundredths: 0,
      notes: '',
      isOut: true,
    });
  }
  await flush();
}
