import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { clubSeason } from '../../platform/club/clock.ts';
import { rank, type Ranked } from '../../platform/club/rank.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import { BoatModel, WITHOUT_LOG, type ListedBoat } from '../Boat.ts';
import { seasonHundredths } from '../boatPresenter.ts';
import type { RankedBoat } from '../fleetCsv.ts';
import { fleetDirectory } from '../fleetDirectory.ts';

/** Measure of the ranking, and whether each class is ranked separately (rule boat.ranked-file). */
export interface FleetRanking {
  by: 'milesHundredths' | 'trips';
  isByClass: boolean;
}

/** Rankings in the order of the sort tabs: Class/Mileage, Class/Trips, Mileage, Trips. */
export const FLEET_RANKINGS: Record<'0' | '1' | '2' | '3', FleetRanking> = {
  '0': { by: 'milesHundredths', isByClass: true },
  '1': { by: 'trips', isByClass: true },
  '2': { by: 'milesHundredths', isByClass: false },
  '3': { by: 'trips', isByClass: false },
};

/** Finds the club's boats that were rowed in a past season, including decommissioned ones. */
const rowedBoats = (ids: Iterable<string>): Promise<ListedBoat[]> =>
  BoatModel.find({ _id: { $in: [...ids] }, owner: { $exists: false } })
    .sort({ name: 1, _id: 1 })
    .select(WITHOUT_LOG)
    .lean<ListedBoat[]>();

/**
 * Ranks the boats of one class, or of the whole fleet when it is null: those of the fleet for the current season, including the
 * dry-docked, for a past one those that were rowed in it (rule season.past). All classes are ranked one after the other in the
 * order of the class tabs, or together.
 */
export async function rankFleet(
  fleetGroupId: string | null,
  { by, isByClass }: FleetRanking,
  season = clubSeason(),
): Promise<Ranked<RankedBoat>[]> {
  const [fleet, groups, totals] = await Promise.all([
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    readTotals('boat', undefined, season),
  ]);
  const ranked = season === clubSeason() ? [...fleet.values()] : await rowedBoats(totals.keys());
  const boats = ranked.map((boat) => {
    const total = totals.get(String(boat._id));
    return {
      name: boat.name,
      className: groups.get(String(boat.fleetGroup))?.name ?? '',
      group: String(boat.fleetGroup),
      milesHundredths: seasonHundredths(boat, total?.milesHundredths ?? 0, season),
      trips: total?.trips ?? 0,
    };
  });
  const listed = boats.filter(({ group }) => fleetGroupId === null || group === fleetGroupId);
  const parts = isByClass
    ? [...groups.keys()].map((groupId) => listed.filter(({ group }) => group === groupId))
    : [listed];
  return parts.flatMap((part) => rank(part, (boat) => boat[by]));
}
