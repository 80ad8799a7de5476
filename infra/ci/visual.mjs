// `npm run visual [-- playwright's arguments]`: builds kit's gallery and compares it with its pictures; `--update-snapshots` renews them.
import { findChromium } from './findChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { buildGallery } from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);
if ((await buildGallery(run)) !== 0) process.exit(1);
const code = await run(
  'playwright',
  ['test', '--config', 'e2e/visual/playwright.config.ts', ...process.argv.slice(2)],
  { env: { FLEETWATCH_CHROMIUM: chromium } },
);
process.exit(code);
