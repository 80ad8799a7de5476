import { findFleetGroup } from '../../fleetgroups/commands/findFleetGroup.ts';
import { boatsOut, boatsOutOfClass } from '../../logbook/commands/boatsOut.ts';
import { unlandedBoats } from '../../logbook/commands/unlandedBoats.ts';
import { outWith } from '@fleetwatch/contract/lateLandings/texts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';
import type { BoatRow, BoatListItem } from '../boatPresenter.ts';
import { fleetDirectory } from '../fleetDirectory.ts';
import { readMetrics } from './readMetrics.ts';

/**
 * Part of the fleet: boats in service, all including the dry-docked, in service and not out, or in service
 * and out. A boat that is still logged out since an earlier day may be launched, so it is also among those
 * not out (rule forgotten.next).
 */
export type FleetPart = 'inService' | 'all' | 'unlaunched' | 'launched';

/** Returns notes on boats that are still logged out, by boat id. */
async function unlandedTexts(): Promise<Map<string, string>> {
  const [left, members] = await Promise.all([unlandedBoats(), memberDirectory.get()]);
  return new Map(
    [...left].map(([id, { launcher, day }]) => [
      id,
      outWith(members.get(String(launcher))?.name ?? '', day, clubDay()),
    ]),
  );
}

/** Lists the club's boats by name, without members' own (rule launch.private-boats). */
export async function listBoats(part: FleetPart): Promise<BoatListItem[]> {
  const [fleet, metricsOf, out, left] = await Promise.all([
    fleetDirectory.get(),
    readMetrics(),
    part === 'launched' || part === 'unlaunched' ? boatsOut() : new Set<string>(),
    unlandedTexts(),
  ]);
  const isListed = (id: string, isActive: boolean): boolean => {
    if (part === 'all') return true;
    if (part === 'launched') return out.has(id);
    return isActive && (part === 'inService' || !out.has(id) || left.has(id));
  };
  return [...fleet]
    .filter(([id, boat]) => isListed(id, boat.isActive))
    .map(([id, boat]) => ({ boat, metrics: metricsOf(boat), left: left.get(id) }));
}

/** Lists the boats of a class that are out, by name, including members' own. 404 for an unknown class. */
export async function listBoatsOutOfClass(fleetGroupId: string): Promise<BoatRow[]> {
  await findFleetGroup(fleetGroupId);
  const ids = await boatsOutOfClass(fleetGroupId);
  const [boats, metricsOf] = await Promise.all([
    BoatModel.find({ _id: { $in: ids } }).lean<BoatRecord[]>(),
    readMetrics(ids),
  ]);
  return boats
    .map((boat) => ({ boat, metrics: metricsOf(boat) }))
    .toSorted((one, other) => one.boat.name.localeCompare(other.boat.name));
}
