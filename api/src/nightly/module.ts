import type { ApiModule } from '../ApiModule.ts';
import { OF_SERVER } from '../platform/database/declaredModels.ts';
import { runDueNightlyJobs } from './commands/runDueNightlyJobs.ts';
import { NightlyRunModel } from './NightlyRun.ts';

const MINUTE_MS = 60_000;

export const nightlyModule: ApiModule = {
  models: [{ model: NightlyRunModel, exported: OF_SERVER }],
  duties: [{ name: 'nightly', everyMs: 10 * MINUTE_MS, run: runDueNightlyJobs }],
};
