// `npm run e2e [-- playwright's arguments]`: builds what changed, then runs the journeys in Chromium.
import { findChromium } from './findChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { build } from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);
if ((await build(run)).failed > 0) process.exit(1);
const code = await run(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: { FLEETWATCH_CHROMIUM: chromium },
  },
);
process.exit(code);
