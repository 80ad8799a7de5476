import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder } from './providedModules.mjs';
import { formatSizes, measureColdLoad } from './sizes.mjs';

/** Prints the cold load of each remote built; exits 1 when the actions screen is above the limit of the design. */
const LIMIT_KIB = 175;
const TARGET_KIB = 165;

const root = join(kitFolder, '..');
const shellDist = join(root, 'shell/dist');
let isAbove = false;
for (const remote of ['mf-actions', 'mf-boathouse']) {
  const remoteDist = join(root, remote, 'dist');
  if (!existsSync(remoteDist)) continue;
  const { files, gzip } = measureColdLoad(shellDist, remoteDist);
  const total = gzip / 1024;
  console.log(
    `\n${remote}, from nothing to its first screen: ${total.toFixed(1)} KiB gzip (target ${TARGET_KIB})`,
  );
  console.log(formatSizes(files));
  isAbove ||= total > LIMIT_KIB;
}
if (isAbove) {
  console.error(`\nAbove ${LIMIT_KIB} KiB: too much for a phone on a slow network.`);
  process.exit(1);
}
