import type { Boat } from '@fleetwatch/contract/boats/wire';
import { findFleetGroup } from '../../fleetgroups/commands/findFleetGroup.ts';
import { boatsOut, boatsOutOfClass } from '../../sorties/commands/boatsOut.ts';
import { BoatModel, type ListedBoat } from '../Boat.ts';
import { presentBoat } from '../boatPresenter.ts';
import { fleetDirectory } from '../fleetDirectory.ts';
import { readFigures } from './readFigures.ts';

/** Which of the club's boats: in service, also the dry-docked, in service and in, in service and out. */
export type FleetPart = 'inService' | 'all' | 'unlaunched' | 'launched';

/** The club's boats, in the order of their names, members' own not among them (design/api.md, "Fleet"). */
export async function listBoats(part: FleetPart): Promise<Boat[]> {
  const [fleet, figuresOf, out] = await Promise.all([
    fleetDirectory.get(),
    readFigures(),
    part === 'launched' || part === 'unlaunched' ? boatsOut() : new Set<string>(),
  ]);
  const isListed = (id: string, isActive: boolean): boolean => {
    if (part === 'all') return true;
    if (part === 'launched') return out.has(id);
    return isActive && (part === 'inService' || !out.has(id));
  };
  return [...fleet]
    .filter(([id, boat]) => isListed(id, boat.isActive))
    .map(([, boat]) => presentBoat(boat, figuresOf(boat)));
}

/** The boats of a class that are out, members' own too, in the order of their names. 404 for an unknown class. */
export async function listBoatsOutOfClass(fleetGroupId: string): Promise<Boat[]> {
  await findFleetGroup(fleetGroupId);
  const ids = await boatsOutOfClass(fleetGroupId);
  const [boats, figuresOf] = await Promise.all([
    BoatModel.find({ _id: { $in: ids } })
      .select('-log')
      .lean<ListedBoat[]>(),
    readFigures(ids),
  ]);
  return boats
    .map((boat) => presentBoat(boat, figuresOf(boat)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
