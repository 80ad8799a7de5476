import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { checkSanity, type CheckedOuting } from '@fleetwatch/contract/sorties/sanity';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { addDays } from '@fleetwatch/contract/time/weeks';
import type { Types } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import type { OutingRecord } from '../Correction.ts';

/** A boat of an outing, in service or not. */
export interface KnownBoat {
  name: string;
  seats: number;
}
export type KnownBoats = ReadonlyMap<string, KnownBoat>;

/** Reads boats by id, including decommissioned ones. */
export async function readBoats(ids: readonly Types.ObjectId[]): Promise<KnownBoats> {
  const boats = await BoatModel.find({ _id: { $in: ids } })
    .select('name fleetGroup')
    .lean<{ _id: unknown; name: string; fleetGroup: unknown }[]>();
  const groups = await fleetGroupDirectory.get();
  return new Map(
    boats.map(({ _id, name, fleetGroup }) => [
      String(_id),
      { name, seats: seatsOfPayload(groups.get(String(fleetGroup))?.payload ?? 1) },
    ]),
  );
}

type Rowed = Pick<
  SortieRecord,
  '_id' | 'boat' | 'boatName' | 'launcher' | 'crew' | 'launchedAt' | 'landedAt' | 'milesHundredths'
>;

/** Finds sorties on the days around these outings, of their boats or with their people. */
async function sortiesAround(outings: readonly OutingRecord[]): Promise<Rowed[]> {
  const people = outings.flatMap(({ launcher, crew }) => [launcher, ...crew]);
  const days = outings.map(({ launchedAt }) => clubDay(launchedAt));
  return SortieModel.find({
    day: { $in: [...new Set(days.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]))] },
    $or: [
      { boat: { $in: outings.map(({ boat }) => boat) } },
      { launcher: { $in: people } },
      { crew: { $in: people } },
    ],
  })
    .select('boat boatName launcher crew launchedAt landedAt milesHundredths')
    .lean<Rowed[]>();
}

/**
 * Returns questions about implausible values of outings to be logged (rule sanity.questions), in the order
 * of the outings.
 * @param instead id of the sortie that they replace; null for none
 */
export async function readQuestions(
  outings: readonly OutingRecord[],
  instead: string | null,
  boats: KnownBoats,
): Promise<RuleAnswer[]> {
  if (outings.length === 0) return [];
  const members = await memberDirectory.get();
  const saneOf = (outing: Omit<Rowed, '_id'>, _id: string | undefined): CheckedOuting => ({
    _id,
    boat: {
      _id: String(outing.boat),
      name: boats.get(String(outing.boat))?.name ?? outing.boatName,
      seats: boats.get(String(outing.boat))?.seats ?? 1,
    },
    people: [outing.launcher, ...outing.crew].map((id) => ({
      _id: String(id),
      name: members.get(String(id))?.name ?? '',
    })),
    launch: clubText(outing.launchedAt),
    launchMs: outing.launchedAt.getTime(),
    landMs: outing.landedAt?.getTime() ?? null,
    milesHundredths: outing.milesHundredths,
  });
  const around = (await sortiesAround(outings))
    .filter(({ _id }) => String(_id) !== instead)
    .map((sortie) => saneOf(sortie, String(sortie._id)));
  const wanted = outings.map((outing, index) => saneOf({ ...outing, boatName: '' }, `wanted ${index}`));
  return wanted.flatMap((outing) =>
    checkSanity({ outing, others: [...around, ...wanted], nowMs: now().getTime(), unit: currentClub().unit }),
  );
}
