import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { readLatest } from '../../logbook/commands/readLatest.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import type { ListedBoat } from '../Boat.ts';
import { damagesByBoat } from '../boatHooks.ts';
import type { BoatMetrics } from '../boatPresenter.ts';

/** Reads class, season miles and last outing of all boats, or of the given ones. */
export async function readMetrics(boatIds?: readonly string[]): Promise<(boat: ListedBoat) => BoatMetrics> {
  const [groups, members, totals, latest, damages] = await Promise.all([
    fleetGroupDirectory.get(),
    memberDirectory.get(),
    readTotals('boat', boatIds),
    readLatest('boat', boatIds),
    damagesByBoat(),
  ]);
  return (boat) => {
    const id = String(boat._id);
    const last = latest.get(id);
    return {
      group: groups.get(String(boat.fleetGroup)),
      milesHundredths: totals.get(id)?.milesHundredths ?? 0,
      latest: last,
      damage: damages.get(id),
      lastBy: last && members.get(last.launcher)?.name,
    };
  };
}
