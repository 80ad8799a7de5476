// `npm test`: runs everything from a bare clone, and ends with one line of totals.
import { findChromium } from './findChromium.mjs';
import { ensureInstalled } from './install.mjs';
import { findNginx } from './findNginx.mjs';
import {
  build,
  cdk,
  databaseCheck,
  format,
  imports,
  journeys,
  kitApi,
  lint,
  outside,
  production,
  rules,
  run,
  runStages,
  size,
  types,
  unit,
  visual,
} from './stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (!chromium) process.exit(1);

const hasNginx = findNginx();
const checks = process.env.FLEETWATCH_CHECKS;
const { passed, failed } = await runStages([
  ['format', format],
  ['lint', lint],
  ['imports', imports],
  ['types', types],
  ['kit:api', kitApi],
  ['rules', rules],
  ['unit', unit],
  ['cdk', cdk],
  ...(checks ? [['database', () => databaseCheck(checks)]] : []),
  ['build', build],
  ['size', size],
  ['outside', outside],
  ...(hasNginx ? [['production', production]] : []),
  ['visual', () => visual(chromium)],
  ['journeys', () => journeys(chromium)],
]);
// A vulnerability published today is not caused by the change, so it is only a warning.
await run('node', ['infra/ci/audit.mjs']);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
