import { bootstrap, shutDown } from '../bootstrap.ts';
import { inEveryClub } from '../clubs/commands/inEveryClub.ts';
import { continueImport } from '../import/commands/runImports.ts';
import { readConfig } from '../platform/config/config.ts';

/** Runs a process that continues the imports of all clubs, for tests that kill it. */
async function main(): Promise<void> {
  await bootstrap(readConfig(process.env));
  await inEveryClub('imports_failed', continueImport, 'moving');
  await shutDown();
}

void main();
