import type { Boat, KioskBoat } from '@fleetwatch/contract/boats/wire';
import { findFleetGroup } from '../../fleetgroups/commands/findFleetGroup.ts';
import { boatsOut, boatsOutOfClass } from '../../sorties/commands/boatsOut.ts';
import { BoatModel, type BoatRecord, type ListedBoat } from '../Boat.ts';
import { presentBoat, presentBoatForKiosk, type BoatMetrics } from '../boatPresenter.ts';
import { fleetDirectory } from '../fleetDirectory.ts';
import { logDirectory } from '../logDirectory.ts';
import { readMetrics } from './readMetrics.ts';

/** Which of the club's boats: in service, those and the dry-docked, in service and not out, in service and out. */
export type FleetPart = 'inService' | 'all' | 'unlaunched' | 'launched';

interface FleetRow {
  id: string;
  boat: ListedBoat;
  metrics: BoatMetrics;
}

/** The club's boats by name, without members' own (rule launch.private-boats). */
async function listFleet(part: FleetPart): Promise<FleetRow[]> {
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
    .map(([id, boat]) => ({ id, boat, metrics: metricsOf(boat) }));
}

/** The boats with the fields that members see, including logs. */
export async function listBoats(part: FleetPart): Promise<Boat[]> {
  const [rows, logs] = await Promise.all([listFleet(part), logDirectory.get()]);
  return rows.map(({ id, boat, metrics }) => presentBoat({ ...boat, log: logs.get(id) ?? '' }, metrics));
}

/** The boats with the fields that the kiosk shows. */
export async function listBoatsForKiosk(part: FleetPart): Promise<KioskBoat[]> {
  return (await listFleet(part)).map(({ boat, metrics }) => presentBoatForKiosk(boat, metrics));
}

/** The boats of a class that are out, by name, including members' own. 404 for an unknown class. */
export async function listBoatsOutOfClass(fleetGroupId: string): Promise<Boat[]> {
  await findFleetGroup(fleetGroupId);
  const ids = await boatsOutOfClass(fleetGroupId);
  const [boats, metricsOf] = await Promise.all([
    BoatModel.find({ _id: { $in: ids } }).lean<BoatRecord[]>(),
    readMetrics(ids),
  ]);
  return boats
    .map((boat) => presentBoat(boat, metricsOf(boat)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
