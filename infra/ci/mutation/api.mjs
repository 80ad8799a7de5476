// `npm run mutation:api [-- sorties plans]`: changes the API's commands in small ways, noun by noun, and names the changes that no
// test of the noun notices. `-- sorties --mutate api/src/sorties/commands/launchBoat.ts` measures one file: what comes after the nouns
// is for Stryker.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import { ensureInstalled, ROOT } from '../install.mjs';
import { run } from '../run.mjs';

const API = path.join(ROOT, 'api/src');

const reportOf = (noun) => path.join(ROOT, `.data/mutation/api-${noun}.json`);

/** How many changes of a noun's commands there are, and how many of them its tests noticed. */
function countsOf(noun) {
  const { files } = JSON.parse(readFileSync(reportOf(noun), 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return { noun, changes: noticed + count('Survived', 'NoCoverage'), noticed };
}

const args = process.argv.slice(2);
const optionsAt = args.findIndex((argument) => argument.startsWith('-'));
const [named, options] = optionsAt < 0 ? [args, []] : [args.slice(0, optionsAt), args.slice(optionsAt)];
const nouns =
  named.length > 0 ? named : readdirSync(API).filter((noun) => existsSync(path.join(API, noun, 'commands')));

ensureInstalled();
// Jest restarts for each change, and would start a database each time.
const dir = mkdtempSync(path.join(tmpdir(), 'fleetwatch-mutation-'));
const database = await startEmbedded({ dir, sync: 'OFF' });
const codes = [];
for (const noun of nouns) {
  rmSync(reportOf(noun), { force: true });
  const env = { MUTATED_NOUN: noun, MONGODB_URI: database.uri };
  codes.push(await run('stryker', ['run', 'infra/ci/mutation/api.stryker.config.mjs', ...options], { env }));
}
await database.stop();
rmSync(dir, { recursive: true, force: true });
console.table(
  nouns
    .filter((noun) => existsSync(reportOf(noun)))
    .map(countsOf)
    .map((row) => ({ ...row, percent: Math.round((row.noticed / row.changes) * 1_000) / 10 })),
);
process.exit(Math.max(...codes));
