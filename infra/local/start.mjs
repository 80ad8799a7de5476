// `npm start`: installs what is missing, builds what changed, and starts the portal. Plain JavaScript: it runs on the
// machine's own Node (20.20 or newer) and hands over to the repository's Node 24.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, NODE, ROOT, stopWith, toolEnvironment } from '../ci/install.mjs';

ensureInstalled();

const lerna = path.join(ROOT, 'node_modules', 'lerna', 'dist', 'cli.js');
const build = spawnSync(NODE, [lerna, 'run', 'build', '--concurrency', '2', '--loglevel', 'error'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: toolEnvironment(),
});
if (build.status !== 0) stopWith('The build failed; its words are above.');

const portal = spawn(NODE, [path.join(ROOT, 'infra/local/src/main.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnvironment(),
});
// A terminal signals the whole group; a supervisor only this process. The portal drains either way, this one waits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => portal.kill(signal));
portal.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
