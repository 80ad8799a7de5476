import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackedRemote } from './makePackedRemote.ts';
import { makeRemote } from './makeRemote.ts';
import { RemoteRefusal } from '../src/RemoteRefusal.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PRETTIER = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
const USAGE = `npm run new:remote -- mf-<name>
npm run new:remote -- <folder>/mf-<name> --packed    outside this repository, with packages made from it`;

/** Names of another length than the template's change the line breaks. */
function format(name: string): void {
  const { status } = spawnSync(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', name], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} was created, but could not be formatted.`);
}

/** `npm run new:remote -- mf-regattas` */
async function makeHere(name: string): Promise<string> {
  const { title, path } = await makeRemote(ROOT, name);
  format(name);
  return [
    `Created ${name}: its screen "${title}" will be at ${path}.`,
    '',
    `  npm run dev -w ${name}       this remote alone, beside a running portal (npm start)`,
    `  npm test -w ${name}          its tests`,
    `  npm run build -w ${name}     the files to publish`,
    '',
    'Next: read docs/teams.md.',
  ].join('\n');
}

/** `npm run new:remote -- ../mf-regattas --packed` */
async function makeOutside(folder: string): Promise<string> {
  const { status } = spawnSync('npm', ['run', 'build', '-w', '@fleetwatch/shell'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The shell could not be built.');
  const { name, title, path } = await makePackedRemote(ROOT, folder);
  return [
    `Created ${name} with the packages of this checkout: its screen "${title}" will be at ${path}.`,
    '',
    `  cd ${folder}`,
    '  npm install',
    '',
    'Next: read docs/teams.md.',
  ].join('\n');
}

async function main(args: string[]): Promise<string> {
  const options = { packed: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) throw new RemoteRefusal(USAGE);
  // npm runs this in the checkout, from wherever it is called.
  return values.packed ? makeOutside(resolve(process.env['INIT_CWD'] ?? '', named)) : makeHere(named);
}

main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof RemoteRefusal ? error.message : error);
  process.exitCode = 1;
});
