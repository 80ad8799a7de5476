import type { ApiModule } from '../ApiModule.ts';
import { runDueNightlyJobs } from './commands/runDueNightlyJobs.ts';
import { NightlyRunModel } from './NightlyRun.ts';

const MINUTE_MS = 60_000;

export const nightlyModule: ApiModule = {
  models: [NightlyRunModel],
  duties: [{ name: 'nightly', everyMs: 10 * MINUTE_MS, run: runDueNightlyJobs }],
};
