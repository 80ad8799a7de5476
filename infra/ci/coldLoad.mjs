import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  findExcess,
  formatSizes,
  isStart,
  judgeStart,
  measureColdLoad,
  measureFurther,
} from '../remote/webpack/sizes.mjs';
import { tableOf, writeMetrics } from './browser/writeMetrics.mjs';
import { ROOT } from './install.mjs';

/**
 * Prints what a phone downloads for the first screen of each built remote, and writes bench-results/size.md; exits with 1 when one
 * exceeds its limit.
 */
const isBuilt = (name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'dist/manifest.json'));
const remotes = readdirSync(ROOT).filter(isBuilt).sort();
if (remotes.length === 0) {
  console.error('No remote is built: npm run build.');
  process.exit(1);
}

const inKib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

const loads = remotes.map((name) => {
  const dist = join(ROOT, name, 'dist');
  const declaration = JSON.parse(readFileSync(join(dist, 'declaration.json'), 'utf8'));
  return { name, declaration, ...measureColdLoad(join(ROOT, 'shell/dist'), dist) };
});
const starts = loads.filter(({ declaration }) => isStart(declaration));

const excesses = loads.map((load) => {
  const further = measureFurther(load, starts);
  const beyond = starts.includes(load)
    ? `, ${judgeStart(load.gzip)}`
    : `, ${inKib(further)} from a screen where a visit starts`;
  console.log(
    `\n${load.name}, from nothing to its first screen: ${inKib(load.gzip)} gzip, ${inKib(load.brotli)} brotli${beyond}`,
  );
  console.log(formatSizes(load.files));
  return findExcess({ ...load, further });
});

const rows = loads.map((load) => {
  const further = starts.includes(load) ? '' : inKib(measureFurther(load, starts));
  return [load.name, inKib(load.gzip), inKib(load.brotli), further];
});
const head = ['first screen of', 'from nothing, gzip', 'brotli', 'from another screen, gzip'];
writeMetrics('size', 'What a phone fetches', tableOf(head, rows));

const tooMuch = excesses.filter((excess) => excess !== undefined);
for (const excess of tooMuch) console.error(`\n${excess}`);
process.exit(tooMuch.length > 0 ? 1 : 0);
