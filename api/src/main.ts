import { createServer } from 'node:http';
import { startApi } from './app.ts';
import { readConfig } from './platform/config/config.ts';
import { drain, STOP_MS, KEEP_ALIVE_MS } from './platform/http/drain.ts';
import { log } from './platform/logging/log.ts';

/** Time reserved for exiting the process, ms. */
const EXIT_MS = 200;

/** Starts a stand-alone API, configured by the environment (platform/config/config.ts). */
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
    // Stopping does not wait for a mail server that does not answer, or for a long queue of password checks.
    setTimeout(() => {
      log('warn', { event: 'stopped_early' });
      process.exit(0);
    }, STOP_MS - EXIT_MS).unref();
    const drained = drain(server);
    api.startDraining();
    // The database closes after the server has drained, so that no pending request on a kept-alive connection fails.
    void drained.then(() => api.close()).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
