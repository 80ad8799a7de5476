#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `fleetwatch-remote <command>, in a remote's folder

  build                    what is published, into dist
  dev [--api <address>]    the remote alone on the real kit, with hot reloading; its calls go to the portal at that address
  gallery                  every part of the installed kit, in all its states
  test, types, lint        further arguments go to Jest, the compiler, ESLint
  publish                  shows this build; to --site <folder> or --bucket <name>, as all below
  publish shell            shows the shell of the installed @fleetwatch/shell, with which a site begins
  rollback                 shows the version before this one
  use <version>            shows another published version
  withdraw                 shows it no more
  list                     what is shown, and what a roll back leads to
  serve [--api <address>]  the portal of a site in a folder; its calls go to the portal at that address

FLEETWATCH_ORIGIN names the portal, FLEETWATCH_SITE the folder, FLEETWATCH_SITE_BUCKET the bucket, where none is given.`;

const require = createRequire(import.meta.url);
const [command = '', ...args] = process.argv.slice(2);

/** Runs a tool of this package's own; ends with its exit code. */
function runTool(name, bin, options) {
  const file = require.resolve(`${name}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(file, 'utf8'));
  const path = join(dirname(file), typeof bins === 'string' ? bins : bins[bin]);
  const { status } = spawnSync(process.execPath, [path, ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** The build in the installed shell's package. @throws Error when it is not installed */
function findShell() {
  try {
    return join(
      dirname(createRequire(join(process.cwd(), 'package.json')).resolve('@fleetwatch/shell/package.json')),
      'dist',
    );
  } catch {
    throw new Error('Install the shell first: npm install --save-dev @fleetwatch/shell');
  }
}

/** A command of `npm run site`, about the remote in this folder. */
async function runOnSite(toArguments) {
  const { runSite } = await import('@fleetwatch/site/runSite');
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.log(await runSite(toArguments(name.split('/').pop()), process.env));
}

const commands = {
  build: () => import('../webpack/build.mjs'),
  dev() {
    const { api } = parseArgs({ args, options: { api: { type: 'string' } } }).values;
    if (api !== undefined) process.env.FLEETWATCH_ORIGIN = api;
    return import('../webpack/serve.mjs');
  },
  gallery: () => import('../webpack/serveGallery.mjs'),
  test: () => runTool('jest', 'jest', args),
  types: () => runTool('typescript', 'tsc', ['--noEmit', ...args]),
  lint: () => runTool('eslint', 'eslint', ['.', '--max-warnings', '0', ...args]),
  publish() {
    const [first, ...more] = args;
    const isShell = first === 'shell';
    return runOnSite(() => ['publish', isShell ? findShell() : './dist', ...(isShell ? more : args)]);
  },
  rollback: () => runOnSite((name) => ['rollback', name, ...args]),
  use: () => runOnSite((name) => ['use', name, ...args]),
  withdraw: () => runOnSite((name) => ['withdraw', name, ...args]),
  list: () => runOnSite(() => ['list', ...args]),
  async serve() {
    const options = { site: { type: 'string' }, api: { type: 'string' } };
    const { site = process.env.FLEETWATCH_SITE, api } = parseArgs({ args, options }).values;
    if (site === undefined) throw new Error(USAGE);
    const portal = api ?? process.env.FLEETWATCH_ORIGIN ?? 'http://localhost:8080';
    const { serveSite } = await import('@fleetwatch/site/serveSite');
    const { port } = await serveSite({ site: resolve(site), portal, port: Number(process.env.PORT ?? 0) });
    console.log(`The site is at http://localhost:${port}, its calls go to ${portal}`);
  },
};

try {
  if (!Object.hasOwn(commands, command)) throw new Error(USAGE);
  await commands[command]();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
