import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runAdmin } from '@fleetwatch/api/admin/runAdmin';
import { shutDown, bootstrap } from '@fleetwatch/api/bootstrap';
import { configureApi } from './configureApi.ts';
import { readSettings, type LocalSettings } from './readSettings.ts';
import { readSigningSecret } from './readSigningSecret.ts';
import { startDatabase, type Database } from './startDatabase.ts';
import { StartRefusal } from './StartRefusal.ts';

/** The database of a portal that runs on this data folder, through its socket, which is readable only by the same user. */
function runningDatabase({ dataDir }: LocalSettings): Database | null {
  const socket = join(dataDir, 'database', 'mongo.sock');
  if (!existsSync(socket)) return null;
  const uri = `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;
  return { uri, stop: async () => undefined };
}

/** The database that `MONGODB_URI` names, else the one in the data folder, whether or not a portal runs on it. */
async function openDatabase(settings: LocalSettings): Promise<Database> {
  try {
    return await startDatabase(settings, process.env);
  } catch (error) {
    const running = error instanceof StartRefusal ? runningDatabase(settings) : null;
    if (!running) throw error;
    return running;
  }
}

/** `npm run admin -- COMMAND`: administration of a club that has no screen (docs/command-line.md). */
async function admin(): Promise<number> {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '../../..'));
  const secret = await readSigningSecret(settings);
  const database = await openDatabase(settings);
  // npm changes to the repository's folder; file arguments are relative to the folder where the command was typed.
  process.chdir(process.env['INIT_CWD'] ?? process.cwd());
  try {
    const { port } = settings;
    await bootstrap(configureApi(process.env, { settings, mongodbUri: database.uri, secret, port }));
    try {
      return await runAdmin(process.argv.slice(2), console.log);
    } finally {
      await shutDown();
    }
  } finally {
    await database.stop();
  }
}

admin().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StartRefusal ? error.message : error);
    process.exit(1);
  },
);
