// `npm run dev`: shell and remotes with hot reloading, and the API restarted when it changes, all on one address.
import path from 'node:path';
import { ensureInstalled, NODE, ROOT, toolEnvironment } from '../ci/install.mjs';
import { runScript } from './runToCompletion.mjs';

ensureInstalled();

const options = { cwd: ROOT, env: toolEnvironment({ NODE_ENV: 'development' }) };
process.exit(await runScript(NODE, path.join(ROOT, 'infra/local/src/dev/dev.ts'), options));
