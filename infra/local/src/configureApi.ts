import { type ApiConfig, readConfig } from '@fleetwatch/api/config';
import { withSecretFiles } from '@fleetwatch/api/platform/config/withSecretFiles';
import type { LocalSettings } from './readSettings.ts';
import { StartRefusal } from './StartRefusal.ts';

/** Path prefix of the API at the gateway; also the path of the refresh cookie. */
const API_BASE_PATH = '/api';

/** Where this process itself is reached. */
function ownAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Settings decided at start, which override the environment. */
interface Decided {
  settings: LocalSettings;
  mongodbUri: string;
  secret: string;
  port: number;
}

/**
 * The API's configuration, from the environment and the settings decided at start. @throws StartRefusal naming what is wrong
 */
export function configureApi(
  env: NodeJS.ProcessEnv,
  { settings, mongodbUri, secret, port }: Decided,
): ApiConfig {
  try {
    return readConfig({
      // A log line for each request would hide what the terminal is to show.
      ...(settings.isProduction ? {} : { FLEETWATCH_LOG_LEVEL: 'warn' }),
      // Its pages are at the same address.
      FLEETWATCH_COLLECTIONS_URL: `${ownAddress(settings.host, port)}/collections.json`,
      ...withSecretFiles(env),
      PORT: String(port),
      MONGODB_URI: mongodbUri,
      FLEETWATCH_SECRET: secret,
      FLEETWATCH_BASE_PATH: API_BASE_PATH,
      FLEETWATCH_DATA: settings.dataDir,
    });
  } catch (error) {
    throw new StartRefusal(error instanceof Error ? error.message : String(error));
  }
}
