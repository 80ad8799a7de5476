import { resolve } from 'node:path';
import { withSecretFiles } from '@fleetwatch/api/platform/config/withSecretFiles';
import { StartRefusal } from './StartRefusal.ts';

/** Reachable only from this machine by default; HOST makes a portal reachable for others. */
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65_535;

/** The settings of this start, from the environment. */
export interface LocalSettings {
  /** The address to listen on. */
  host: string;
  port: number;
  /** Absolute path of the folder with the database, media and the development secret. */
  dataDir: string;
  /** Used in place of the embedded database. */
  mongodbUri: string | undefined;
  secret: string | undefined;
  /** Absolute path of the folder that remotes are published to; without it the checkout's own builds are served. */
  site: string | undefined;
  isProduction: boolean;
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new StartRefusal(`PORT is "${text}". Set it to a number from 0 to ${HIGHEST_PORT}.`);
}

function readSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(env);
  } catch (error) {
    throw new StartRefusal(error instanceof Error ? error.message : String(error));
  }
}

/** @throws StartRefusal naming the variable that is wrong */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): LocalSettings {
  const env = readSecrets(environment);
  return {
    host: env['HOST'] || DEFAULT_HOST,
    port: readPort(env['PORT']),
    dataDir: resolve(root, env['FLEETWATCH_DATA'] || '.data'),
    mongodbUri: env['MONGODB_URI'] || undefined,
    secret: env['FLEETWATCH_SECRET'] || undefined,
    site: env['FLEETWATCH_SITE'] ? resolve(root, env['FLEETWATCH_SITE']) : undefined,
    isProduction: env['NODE_ENV'] === 'production',
  };
}
