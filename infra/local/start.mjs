// `npm start`: installs what is missing, builds what changed, and starts the portal. Plain JavaScript: it runs on the
// machine's own Node (20.20 or newer) and continues with the repository's Node 24.
import path from 'node:path';
import { ensureInstalled, NODE, ROOT, stopWith, toolEnvironment } from '../ci/install.mjs';
import { runScript, runTool } from './runToCompletion.mjs';

ensureInstalled();

const options = { cwd: ROOT, env: toolEnvironment() };
const lerna = path.join(ROOT, 'node_modules', 'lerna', 'dist', 'cli.js');
const build = ['run', 'build', '--concurrency', '2', '--loglevel', 'error'];
if ((await runTool(NODE, [lerna, ...build], options)) !== 0)
  stopWith('The build failed; its output is above.');

process.exit(await runScript(NODE, path.join(ROOT, 'infra/local/src/main.ts'), options));
