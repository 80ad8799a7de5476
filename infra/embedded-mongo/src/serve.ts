import { parseArgs } from 'node:util';
import { openServer, type OpenServer } from './openServer.ts';
import type { Sync } from './storage/Connection.ts';

const USAGE = 'npm run serve -- --dir DIR [--port N] [--sync FULL|NORMAL|OFF]';
const SYNCS = ['FULL', 'NORMAL', 'OFF'];

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const readArguments = (): { dir: string; port: number | undefined; sync: Sync } => {
  const { values } = parseArgs({
    options: { dir: { type: 'string' }, port: { type: 'string' }, sync: { type: 'string', default: 'FULL' } },
  });
  const { dir, port, sync } = values;
  if (!dir) return fail(`Give the folder of the data: ${USAGE}`);
  if (!SYNCS.includes(sync)) return fail(`--sync is one of ${SYNCS.join(', ')}: ${USAGE}`);
  const number = port === undefined ? undefined : Number(port);
  if (number !== undefined && !(Number.isInteger(number) && number >= 0 && number < 65_536))
    return fail(`--port is a port number: ${USAGE}`);
  return { dir, port: number, sync: sync as Sync };
};

let server: OpenServer | null = null;
let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  // A server that is still opening has acknowledged nothing.
  if (server === null) process.exit(1);
  server.close().then(
    () => process.exit(0),
    (error: unknown) => fail(String(error)),
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// Started by startEmbedded: ends with the starting process, which may be gone before the server is open.
process.on('disconnect', stop);
process.on('message', (message) => {
  if (message === 'stop') stop();
});

try {
  server = await openServer(readArguments());
  if (process.send) process.send({ uri: server.uri });
  else console.log(server.uri);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (process.send) process.send({ error: message }, () => process.exit(1));
  else fail(message);
}
