// `npm run verify`: what to run before every commit.
import { ensureInstalled } from './install.mjs';
import { runStages } from './runStages.mjs';
import { pickStages, VERIFIED } from './stages.mjs';

ensureInstalled();
const { passed, failed } = await runStages(pickStages(VERIFIED));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
