// `npm run compare`: compares the federated actions screen with the same screens built as one bundle, in one run, and writes
// bench-results/one-bundle.md.
import { findChromium } from './findChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { build } from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);
if ((await build(run)).failed > 0) process.exit(1);
const env = { FLEETWATCH_CHROMIUM: chromium };
process.exit(await run('node', ['infra/ci/browser/compare.mjs', ...process.argv.slice(2)], { env }));
