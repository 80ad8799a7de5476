import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readDevConfig, startDevServer } from '@fleetwatch/remote/webpack/startDevServer';
import { describePortal } from '../describePortal.ts';
import { DEMO_ACCESS } from '../demo/demoAccess.ts';
import { readSettings } from '../readSettings.ts';
import { StartRefusal } from '../StartRefusal.ts';
import { freePort } from '../freePort.ts';
import { listen } from '../listen.ts';
import { onShutdownSignal } from '../onShutdownSignal.ts';
import { createDevGateway } from './createDevGateway.ts';
import { runAgainOnChange } from './runAgainOnChange.ts';

const root = resolve(import.meta.dirname, '../../../..');

const API_FOLDERS = [
  'api/src',
  'contract/src',
  'infra/embedded-mongo/src',
  'infra/local/src',
  'infra/site/src',
];

/** Runs API, database and demo club in one child process, restarted whenever one of their files changes. */
async function startApiProcess(gatewayPort: number): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const stop = runAgainOnChange({
    script: join(root, 'infra/local/src/main.ts'),
    // Only the gateway is reachable from other machines.
    env: {
      // Current declarations, not those of the last build.
      ...(gatewayPort > 0 && {
        FLEETWATCH_COLLECTIONS_URL: `http://127.0.0.1:${gatewayPort}/collections.json`,
      }),
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    folders: API_FOLDERS.map((folder) => join(root, folder)),
  });
  return { port, stop };
}

async function startWorkspace(name: string, publicPath: string) {
  return startDevServer({ config: await readDevConfig(join(root, name)), publicPath });
}

async function startRemotes() {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return Promise.all(names.map((name) => startWorkspace(name, `/remotes/${name}/`)));
}

const stops: (() => void)[] = [];
onShutdownSignal(() => {
  for (const stop of stops) stop();
  process.exit(0);
});

try {
  const settings = readSettings(process.env, root);
  console.log('Compiling shell and remotes …');
  const api = await startApiProcess(settings.port);
  stops.push(api.stop);
  const [shell, remotes] = await Promise.all([startWorkspace('shell', '/'), startRemotes()]);
  const gateway = createDevGateway({
    api: api.port,
    shell: shell.port,
    remotes: new Map(remotes.map((remote) => [remote.name, remote.port])),
  });
  await listen(gateway, settings);
  console.log(describePortal(settings, DEMO_ACCESS));
} catch (error) {
  for (const stop of stops) stop();
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
