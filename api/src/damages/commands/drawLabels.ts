import type { LabelledBoat } from '@fleetwatch/contract/damages/wire';
import { type HeavyTask, runHeavyTask } from '../../platform/jobs/heavyTask.ts';
import type { boatLabels } from '../boatLabels.ts';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';

const DRAW: HeavyTask<typeof boatLabels> = {
  url: new URL('../boatLabels.ts', import.meta.url),
  name: 'boatLabels',
};

/** Runs `boatLabels` in its own thread; base64. */
export async function drawLabels(
  left: AbortSignal,
  ...given: Parameters<typeof boatLabels>
): Promise<string> {
  return Buffer.from(await runHeavyTask(DRAW, given, left)).toString('base64');
}

/** Lists the boats of the fleet, or of a class, by name, with their label texts. */
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
