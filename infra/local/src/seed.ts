import { resolve } from 'node:path';
import { shutDown, bootstrap } from '@fleetwatch/api/bootstrap';
import { ensureDemoClub } from './demo/ensureDemoClub.ts';
import { demoTimezone } from './demoTimezone.ts';
import { readSettings } from './readSettings.ts';
import { readSigningSecret } from './readSigningSecret.ts';
import { startDatabase } from './startDatabase.ts';
import { StartRefusal } from './StartRefusal.ts';

/**
 * `npm run seed`: creates the demo club in the data folder, or in the database that `MONGODB_URI` names, without serving it.
 */
async function seed(): Promise<void> {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '../../..'));
  const secret = await readSigningSecret(settings);
  const database = await startDatabase(settings, process.env);
  try {
    await bootstrap({ mongodbUri: database.uri, secret, basePath: '', isProduction: settings.isProduction });
    const demo = await ensureDemoClub({ timezone: demoTimezone(process.env), onProgress: console.log });
    console.log(
      demo
        ? `The demo club is ready. Sign in as ${demo.member.name} with ${demo.member.password}.`
        : 'This database already has clubs; nothing was changed.',
    );
    await shutDown();
  } finally {
    await database.stop();
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
});
