// `npm run dev`: shell and remotes with hot reloading, the API restarted when it changes, all on one address.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, NODE, ROOT, toolEnvironment } from '../ci/install.mjs';

ensureInstalled();
const dev = spawn(NODE, [path.join(ROOT, 'infra/local/src/dev/dev.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnvironment({ NODE_ENV: 'development' }),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => dev.kill(signal));
dev.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
