import { createServer } from 'node:http';
import { startApi } from './app.ts';
import { readConfig } from './platform/config.ts';

/** The API alone, configured by the environment (platform/config.ts). */
async function main(): Promise<void> {
  const { port, ...settings } = readConfig(process.env);
  const api = await startApi(settings);
  const server = createServer(api.handle);
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`Fleetwatch API on port ${actual}`);
  });
  const stop = (): void => {
    server.close();
    server.closeIdleConnections();
    void api.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
