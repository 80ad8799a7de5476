import { runHeavyTask, type HeavyTask } from '../../platform/jobs/heavyTask.ts';
import type { boatLabels } from '../boatLabels.ts';

const DRAW: HeavyTask<typeof boatLabels> = {
  url: new URL('../boatLabels.ts', import.meta.url),
  name: 'boatLabels',
};

/** `boatLabels` in a thread of its own, as base64. */
export async function drawLabels(
  left: AbortSignal,
  ...given: Parameters<typeof boatLabels>
): Promise<string> {
  return Buffer.from(await runHeavyTask(DRAW, given, left)).toString('base64');
}
