import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { makeRemote } from './makeRemote.ts';
import { RemoteRefusal } from '../src/RemoteRefusal.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PRETTIER = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
const USAGE = 'npm run new:remote -- mf-<name>';

/** Names of another length than the template's change the line breaks. */
function format(name: string): void {
  const { status } = spawnSync(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', name], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} is made, and could not be formatted.`);
}

/** `npm run new:remote -- mf-regattas` */
async function main([name, ...more]: string[]): Promise<string> {
  if (name === undefined || more.length > 0) throw new RemoteRefusal(USAGE);
  const { title, path } = await makeRemote(ROOT, name);
  format(name);
  return [
    `${name} is made: its screen "${title}" will be at ${path}.`,
    '',
    `  npm run dev -w ${name}       it alone, beside a portal that runs (npm start)`,
    `  npm test -w ${name}          its tests`,
    `  npm run build -w ${name}     what is published`,
    '',
    'From here on: docs/teams.md.',
  ].join('\n');
}

main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof RemoteRefusal ? error.message : error);
  process.exitCode = 1;
});
