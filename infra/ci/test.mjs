// `npm test`: runs everything from a bare clone, and ends with one line of totals. Names after it run those stages only.
import { findChromium } from './findChromium.mjs';
import { findNginx } from './findNginx.mjs';
import { ensureInstalled } from './install.mjs';
import { runStages } from './runStages.mjs';
import { pickStages } from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);
process.env.FLEETWATCH_CHROMIUM = chromium;

const missing = [
  ...(findNginx() ? [] : ['production']),
  ...(process.env.FLEETWATCH_CHECKS ? [] : ['database']),
];
const named = process.argv.slice(2);
const stages = pickStages(named.length > 0 ? named : undefined).filter(({ name }) => !missing.includes(name));
const { passed, failed } = await runStages(stages);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
