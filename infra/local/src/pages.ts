import { resolve } from 'node:path';
import { createPortalServer } from './createPortalServer.ts';
import { createGateway } from '@fleetwatch/site/gateway/createGateway';
import { portalFiles } from '@fleetwatch/site/gateway/portalFiles';
import { readTrustedOrigins } from '@fleetwatch/site/gateway/readTrustedOrigins';
import { readSettings } from './readSettings.ts';

/**
 * Serves only the pages and files of a site, for installations whose API has its own processes: FLEETWATCH_SITE is the
 * folder of the site, HOST and PORT the address. Ends within 5 s of SIGTERM.
 */
async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '../../..');
  const settings = readSettings(process.env, root);
  const server = await createPortalServer(settings);
  server.serve(createGateway({ ...portalFiles(settings, root), origins: readTrustedOrigins(process.env) }));
  console.log(`Fleetwatch pages on port ${server.port}`);
  const stop = () => void server.drain().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
