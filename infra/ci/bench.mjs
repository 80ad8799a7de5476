// `npm run bench`: measures the API against bare servers in one run, and writes bench-results/api.md.
// `npm run bench -- --large` adds a club with a million sorties, `--only=polled,writes` selects some and writes no file.
// `--club=big` measures a big club, its screens in Chromium, and writes bench-results/big-club.md.
import { findChromium } from './findChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { build } from './stages.mjs';

ensureInstalled();
const isBig = process.argv.includes('--club=big');
const chromium = isBig ? findChromium() : null;
if (isBig && (!chromium || (await build(run)).failed > 0)) process.exit(1);
process.exit(
  await run('node', ['infra/ci/bench/main.ts', ...process.argv.slice(2)], {
    env: chromium ? { FLEETWATCH_CHROMIUM: chromium } : {},
  }),
);
