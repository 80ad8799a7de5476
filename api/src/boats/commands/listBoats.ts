import { findFleetGroup } from '../../fleetgroups/commands/findFleetGroup.ts';
import { boatsOut, boatsOutOfClass } from '../../sorties/commands/boatsOut.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';
import type { BoatRow, ListedRow } from '../boatPresenter.ts';
import { fleetDirectory } from '../fleetDirectory.ts';
import { readMetrics } from './readMetrics.ts';

/** Which of the club's boats: in service, those and the dry-docked, in service and not out, in service and out. */
export type FleetPart = 'inService' | 'all' | 'unlaunched' | 'launched';

/** The club's boats by name, without members' own (rule launch.private-boats). */
export async function listBoats(part: FleetPart): Promise<ListedRow[]> {
  const [fleet, metricsOf, out] = await Promise.all([
    fleetDirectory.get(),
    readMetrics(),
    part === 'launched' || part === 'unlaunched' ? boatsOut() : new Set<string>(),
  ]);
  const isListed = (id: string, isActive: boolean): boolean => {
    if (part === 'all') return true;
    if (part === 'launched') return out.has(id);
    return isActive && (part === 'inService' || !out.has(id));
  };
  return [...fleet]
    .filter(([id, boat]) => isListed(id, boat.isActive))
    .map(([, boat]) => ({ boat, metrics: metricsOf(boat) }));
}

/** The boats of a class that are out, by name, including members' own. 404 for an unknown class. */
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
