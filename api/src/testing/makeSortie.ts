import { Types } from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { fleetGroupDirectory } from '../fleetgroups/fleetGroupDirectory.ts';
import { clubDay, clubSeason } from '../platform/club/clock.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { makeMember, type TestMember } from './factories.ts';

interface Outing extends Partial<Omit<SortieRecord, 'boat' | 'launcher' | 'crew' | 'launchedAt'>> {
  boat: BoatRecord;
  launcher?: TestMember;
  crew?: readonly TestMember[];
  /** ISO instant. */
  launchedAt: string;
  miles?: number;
}

const HOUR_MS = 3_600_000;

/** Stores a sortie of the current club, landed an hour after its launch. The caller rebuilds the totals. */
export async function makeSortie({ boat, crew = [], miles = 5, ...outing }: Outing): Promise<SortieRecord> {
  const launcher = outing.launcher ?? (await makeMember());
  const launchedAt = new Date(outing.launchedAt);
  const group = (await fleetGroupDirectory.get()).get(String(boat.fleetGroup));
  const created = await SortieModel.create({
    boatName: boat.name,
    moniker: group?.moniker ?? '',
    fleetGroup: boat.fleetGroup,
    isSolo: group?.isSolo ?? false,
    isPrivate: false,
    userGroup: launcher.record.group,
    workout: { text: '', type: null },
    landedAt: new Date(launchedAt.getTime() + HOUR_MS),
    day: clubDay(launchedAt),
    season: clubSeason(clubDay(launchedAt)),
    milesHundredths: Math.round(miles * 100),
    ...outing,
    boat: boat._id,
    launcher: new Types.ObjectId(launcher.id),
    crew: crew.map(({ id }) => new Types.ObjectId(id)),
    launchedAt,
  });
  return created.toObject();
}
