// `npm start`: installs what is missing, builds what changed, and starts the portal. Plain JavaScript: it runs on the
// machine's own Node (20.20 or newer) and continues with the repository's Node 24.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, NODE, ROOT, stopWith, toolEnvironment } from '../ci/install.mjs';
import { API_FLAGS } from './apiFlags.mjs';
import { runScript, runTool } from './runToCompletion.mjs';

ensureInstalled();

const options = { cwd: ROOT, env: toolEnvironment() };
const lerna = path.join(ROOT, 'node_modules', 'lerna', 'dist', 'cli.js');
const build = ['run', 'build', '--concurrency', '2', '--loglevel', 'error'];
if ((await runTool(NODE, [lerna, ...build], options)) !== 0)
  stopWith('The build failed; its output is above.');

const { MONGODB_URI, NODE_ENV, FLEETWATCH_DATA } = process.env;
const data = path.resolve(ROOT, FLEETWATCH_DATA || '.data');
const isFirst = !MONGODB_URI && NODE_ENV !== 'production' && !existsSync(path.join(data, 'database'));
// The demo club is created in a separate process: a portal that creates it keeps 180 MiB for as long as it runs.
if (isFirst) {
  const code = await runScript(NODE, path.join(ROOT, 'infra/local/src/seed.ts'), options);
  if (code !== 0) process.exit(code);
}

const portal = path.join(ROOT, 'infra/local/src/main.ts');
process.exit(await runScript(NODE, portal, { ...options, flags: API_FLAGS }));
