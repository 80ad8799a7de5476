import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { rank, type Ranked } from '../../platform/club/rank.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
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

/**
 * Ranks the boats of one class, or of the whole fleet when it is null, including the dry-docked. All classes
 * are ranked one after the other in the order of the class tabs, or together.
 */
export async function rankFleet(
  fleetGroupId: string | null,
  { by, isByClass }: FleetRanking,
): Promise<Ranked<RankedBoat>[]> {
  const [fleet, groups, totals] = await Promise.all([
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    readTotals('boat'),
  ]);
  const boats = [...fleet].map(([id, boat]) => ({
    name: boat.name,
    className: groups.get(String(boat.fleetGroup))?.name ?? '',
    group: String(boat.fleetGroup),
    milesHundredths: seasonHundredths(boat, totals.get(id)?.milesHundredths ?? 0),
    trips: totals.get(id)?.trips ?? 0,
  }));
  const listed = boats.filter(({ group }) => fleetGroupId === null || group === fleetGroupId);
  const parts = isByClass
    ? [...groups.keys()].map((groupId) => listed.filter(({ group }) => group === groupId))
    : [listed];
  return parts.flatMap((part) => rank(part, (boat) => boat[by]));
}
