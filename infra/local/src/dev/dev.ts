import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readDevConfig, startDevServer } from '@fleetwatch/kit/webpack/startDevServer';
import { describePortal } from '../describePortal.ts';
import { DEMO_ACCESS } from '../demo/demoAccess.ts';
import { readSettings } from '../readSettings.ts';
import { StartRefusal } from '../StartRefusal.ts';
import { freePort } from '../freePort.ts';
import { listen } from '../listen.ts';
import { createDevGateway } from './createDevGateway.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** API, database and demo club in a process of their own, started again whenever a file of theirs changes. */
async function startApiProcess(): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(root, 'infra/local/src/main.ts')],
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return { port, stop: () => void child.kill('SIGTERM') };
}

async function startWorkspace(name: string, publicPath: string) {
  return startDevServer({ config: await readDevConfig(join(root, name)), publicPath });
}

async function startRemotes() {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return Promise.all(names.map((name) => startWorkspace(name, `/remotes/${name}/`)));
}

try {
  const { port } = readSettings(process.env, root);
  console.log('Compiling shell and remotes …');
  const api = await startApiProcess();
  const [shell, remotes] = await Promise.all([startWorkspace('shell', '/'), startRemotes()]);
  const gateway = createDevGateway({
    api: api.port,
    shell: shell.port,
    remotes: new Map(remotes.map((remote) => [remote.name, remote.port])),
  });
  try {
    await listen(gateway, port);
  } catch (error) {
    api.stop();
    throw error;
  }
  console.log(describePortal(port, DEMO_ACCESS));
  const stop = () => {
    api.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
