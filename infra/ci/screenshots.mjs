// `npm run screenshots`: takes the pictures that an app store or a browser shows before it installs the app
// (shell/public/screenshots), and README's (docs/screenshots), from the demo club at its noon.
import { findChromium } from './findChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { build } from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);
if ((await build(run)).failed > 0) process.exit(1);
// Boats are out at noon, others have landed, and there is an evening to plan for. Zones west of Greenwich have a plus here.
const west = new Date().getUTCHours() - 12;
const env = {
  FLEETWATCH_CHROMIUM: chromium,
  FLEETWATCH_DEMO_TIMEZONE: `Etc/GMT${west < 0 ? west : `+${west}`}`,
};
process.exit(await run('node', ['infra/ci/browser/takeScreenshots.mjs'], { env }));
