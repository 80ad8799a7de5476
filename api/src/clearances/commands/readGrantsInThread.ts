import type { GrantsWorkbook } from '@fleetwatch/contract/clearances/wire';
import { runHeavyTask, type HeavyTask } from '../../platform/jobs/heavyTask.ts';
import type { readGrantsWorkbook } from './readGrantsWorkbook.ts';

const READ: HeavyTask<typeof readGrantsWorkbook> = {
  url: new URL('readGrantsWorkbook.ts', import.meta.url),
  name: 'readGrantsWorkbook',
};

/** Runs `readGrantsWorkbook` in its own thread, which ends when the client disconnects. */
export const readGrantsInThread = (content: string, left: AbortSignal): Promise<GrantsWorkbook> =>
  runHeavyTask(READ, [content], left);
