import { type RunningApi, startApi } from '@fleetwatch/api/app';
import { startConditionsDouble, type ConditionsDouble } from '@fleetwatch/api/testing/conditionsDouble';
import { configureApi } from './configureApi.ts';
import { createPortalServer, type PortalServer } from './createPortalServer.ts';
import { avatarAt } from './demo/avatarPath.ts';
import type { DemoAccess } from './demo/demoAccess.ts';
import { ensureDemoClub } from './demo/ensureDemoClub.ts';
import { demoTimezone } from './demoTimezone.ts';
import { createGateway } from '@fleetwatch/site/gateway/createGateway';
import { portalFiles } from '@fleetwatch/site/gateway/portalFiles';
import { readTrustedOrigins } from '@fleetwatch/site/gateway/readTrustedOrigins';
import type { LocalSettings } from './readSettings.ts';
import { readSigningSecret } from './readSigningSecret.ts';
import { type Database, startDatabase } from './startDatabase.ts';

/** A running portal. */
export interface Portal {
  port: number;
  /** Accounts of the demo club; null where there is none. */
  demo: DemoAccess | null;
  /** Lets running requests finish for at most 4 s, then releases database and folder. */
  stop(): Promise<void>;
}

interface Parts {
  server?: PortalServer;
  database?: Database;
  /** Answers the demo club's example sources. */
  examples?: ConditionsDouble;
  api?: RunningApi;
}

async function startParts(settings: LocalSettings, env: NodeJS.ProcessEnv, root: string, parts: Parts) {
  const server = await createPortalServer(settings);
  parts.server = server;
  const secret = await readSigningSecret(settings);
  const database = await startDatabase(settings, env);
  parts.database = database;
  if (!settings.isProduction) parts.examples = await startConditionsDouble();
  const api = await startApi({
    ...configureApi(env, { settings, mongodbUri: database.uri, secret, port: server.port }),
    exampleOrigin: parts.examples?.origin,
    // The demo's mail is read on this machine.
    ...(!settings.isProduction && { linkOrigin: `http://localhost:${server.port}` }),
  });
  parts.api = api;
  const demo = settings.isProduction
    ? null
    : await ensureDemoClub({ timezone: demoTimezone(env), onProgress: console.log });
  server.serve(
    createGateway({
      ...portalFiles(settings, root),
      handleApi: api.handle,
      drawPicture: avatarAt,
      origins: readTrustedOrigins(env),
    }),
  );
  return { port: server.port, demo };
}

async function stopParts({ server, api, database, examples }: Parts): Promise<void> {
  const drained = server?.drain();
  api?.startDraining();
  await drained;
  await api?.close();
  await examples?.close();
  await database?.stop();
}

/**
 * Starts everything on one address: the port first, so that a second start fails before it touches the data; then database,
 * API, demo club and gateway.
 * @throws StartRefusal for errors that the user at the terminal can correct
 */
export async function startPortal(
  settings: LocalSettings,
  env: NodeJS.ProcessEnv,
  root: string,
): Promise<Portal> {
  const parts: Parts = {};
  try {
    const { port, demo } = await startParts(settings, env, root, parts);
    return { port, demo, stop: () => stopParts(parts) };
  } catch (error) {
    await stopParts(parts).catch(() => undefined);
    throw error;
  }
}
