// `npm run verify`: what to run before every commit.
import { ensureInstalled } from './install.mjs';
import { format, imports, kitApi, lint, rules, runStages, types, unit } from './stages.mjs';

ensureInstalled();
const { passed, failed } = await runStages([
  ['format', format],
  ['lint', lint],
  ['imports', imports],
  ['types', types],
  ['kit:api', kitApi],
  ['rules', rules],
  ['unit', unit],
]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
