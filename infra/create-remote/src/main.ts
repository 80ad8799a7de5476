#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRemote } from './createRemote.ts';
import { RemoteRefusal } from './RemoteRefusal.ts';

/** The template is beside the code in the package, and in the root of the repository. */
const OF_PACKAGE = join(import.meta.dirname, 'template');
const OF_REPOSITORY = resolve(import.meta.dirname, '../../../remote-template');

/** `npm create @fleetwatch/remote mf-regattas` */
async function main([name, ...more]: string[]): Promise<string> {
  if (name === undefined || more.length > 0)
    throw new RemoteRefusal('npm create @fleetwatch/remote mf-<name>');
  const template = existsSync(OF_PACKAGE) ? OF_PACKAGE : OF_REPOSITORY;
  const { title, path } = await createRemote(template, process.cwd(), name);
  return [
    `Created ${name}: its screen "${title}" will be at ${path}.`,
    '',
    `  cd ${name}`,
    '  git init',
    '  npm install',
    '  npm run dev',
    '',
    'Next: read its README.md.',
  ].join('\n');
}

main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof RemoteRefusal ? error.message : error);
  process.exitCode = 1;
});
