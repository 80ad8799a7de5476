// `npm run screenshots`: takes the pictures that an app store or a browser shows before it installs the app
// (shell/public/screenshots) from the demo club.
import { findChromium } from './findChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { build, run } from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);
if ((await build()).failed > 0) process.exit(1);
const env = { FLEETWATCH_CHROMIUM: chromium };
process.exit(await run('node', ['infra/ci/browser/takeScreenshots.mjs'], { env }));
