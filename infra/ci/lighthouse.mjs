// `npm run lighthouse`: audits landing page, actions and kiosk with Lighthouse on an emulated phone, and writes
// bench-results/lighthouse.md. `npm run lighthouse -- --rounds=5` repeats more often. Its packages are installed on the first
// run, because no other command needs them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './findChromium.mjs';
import { ensureInstalled, ROOT, stopWith } from './install.mjs';
import { run } from './run.mjs';
import { build } from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);

const folder = path.join(ROOT, 'infra/lighthouse');
if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) stopWith('npm ci in infra/lighthouse failed; its output is above.');
}

if ((await build(run)).failed > 0) process.exit(1);
process.exit(
  await run('node', ['infra/lighthouse/measure.mjs', ...process.argv.slice(2)], {
    env: { FLEETWATCH_CHROMIUM: chromium },
  }),
);
