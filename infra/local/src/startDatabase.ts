import { join } from 'node:path';
import type { LocalSettings } from './readSettings.ts';
import { StartRefusal } from './StartRefusal.ts';

/** The portal's database. */
export interface Database {
  uri: string;
  stop(): Promise<void>;
}

/**
 * The database that `MONGODB_URI` names, else the embedded one in the data folder.
 * @throws StartRefusal when the data folder is in use
 */
export async function startDatabase(settings: LocalSettings, env: NodeJS.ProcessEnv): Promise<Database> {
  if (settings.mongodbUri) return { uri: settings.mongodbUri, stop: async () => undefined };
  // Imported on demand: the production image of the API does not contain it.
  const { startEmbedded } = await import('@fleetwatch/embedded-mongo');
  const sync = env['FLEETWATCH_DATABASE_SYNC'] === 'OFF' ? 'OFF' : 'FULL';
  try {
    return await startEmbedded({ dir: join(settings.dataDir, 'database'), sync });
  } catch (error) {
    throw new StartRefusal(error instanceof Error ? error.message : String(error));
  }
}
