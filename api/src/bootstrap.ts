import { refreshNameKeys } from './refreshNameKeys.ts';
import type { ApiSettings } from './platform/config/config.ts';
import { endFetches } from './conditions/commands/fetchConditions.ts';
import { endImports } from './import/commands/runImports.ts';
import { closeDatabase, openDatabase } from './platform/database/database.ts';
import { followModelVersions, unfollowModelVersions } from './platform/cache/followModelVersions.ts';
import { MODULES } from './modules.ts';
import { registerModels } from './platform/database/declaredModels.ts';
import { PLATFORM_MODELS } from './platformModels.ts';
import { workSettled } from './notifications/commands/workSettled.ts';
import { registerMediaUses } from './media/mediaUse.ts';
import { registerHandlers } from './platform/events/eventTypes.ts';
import { registerHooks } from './platform/events/hooks.ts';
import { endHeavyTasks } from './platform/jobs/heavyTask.ts';
import { registerRetention } from './platform/jobs/retention.ts';
import { passwordsSettled } from './platform/auth/passwords.ts';
import { startRuntime } from './platform/config/runtime.ts';
import { registerLaunchRules } from './sorties/launchRules.ts';

/**
 * Opens the database and everything that commands need, without HTTP, for the API, the seeder and the
 * command line.
 */
export async function bootstrap(settings: ApiSettings): Promise<void> {
  startRuntime(settings);
  registerModels([...PLATFORM_MODELS, ...MODULES.flatMap(({ models = [] }) => models)]);
  registerHandlers(MODULES.flatMap(({ handlers = [] }) => handlers));
  registerHooks(MODULES.flatMap(({ hooks = [] }) => hooks));
  registerMediaUses(MODULES.flatMap(({ media = [] }) => media));
  registerLaunchRules(MODULES.flatMap(({ launchRules = [] }) => launchRules));
  registerRetention(MODULES.flatMap(({ retention = [] }) => retention));
  await openDatabase(settings.mongodbUri);
  await followModelVersions();
  await refreshNameKeys();
}

export async function shutDown(): Promise<void> {
  await endFetches();
  await endImports();
  await endHeavyTasks();
  await workSettled();
  await passwordsSettled();
  await unfollowModelVersions();
  await closeDatabase();
}
