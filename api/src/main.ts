import { createServer } from 'node:http';
import { startApi } from './app.ts';
import { readConfig } from './platform/config/config.ts';
import { drain, STOP_MS } from './platform/http/drain.ts';
import { KEEP_ALIVE_MS } from './platform/http/keepAlive.ts';
import { log } from './platform/logging/log.ts';

/** What ending itself takes. */
const EXIT_MS = 200;

/** The API alone, configured by the environment (platform/config/config.ts). */
async function main(): Promise<void> {
  const { host, port, ...settings } = readConfig(process.env);
  const api = await startApi(settings);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, api.handle);
  server.listen(port, host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`Fleetwatch API on port ${actual}`);
  });
  const stop = (): void => {
    // A mail server that does not answer, or a long line of passwords, is not waited for.
    setTimeout(() => {
      log('warn', { event: 'stopped_early' });
      process.exit(0);
    }, STOP_MS - EXIT_MS).unref();
    const drained = drain(server);
    api.startDraining();
    // The database is let go when nobody can ask any more: a connection kept alive would get an error from a closed house.
    void drained.then(() => api.close()).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
