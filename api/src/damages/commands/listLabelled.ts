import type { LabelledBoat } from '@fleetwatch/contract/damages/wire';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';

/** The boats of the fleet, or of a class, by name, as their labels name them. */
export async function listLabelled(fleetGroupId: string | undefined): Promise<LabelledBoat[]> {
  const [fleet, groups] = await Promise.all([fleetDirectory.get(), fleetGroupDirectory.get()]);
  return [...fleet.values()]
    .filter(({ fleetGroup }) => fleetGroupId === undefined || String(fleetGroup) === fleetGroupId)
    .map(({ _id, name, fleetGroup }) => ({
      _id: String(_id),
      name,
      className: groups.get(String(fleetGroup))?.name ?? '',
    }));
}
