import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Run } from './assembleImage.ts';
import { type Lock, productionPackages } from './productionPackages.ts';

const INSTALLATION = /^npm ci --omit=dev .*-w (@fleetwatch\/[\w-]+)$/;
const TOOLS = /^npm ci /;
const BUILD = /^cd \$\{WORKSPACE\} && node \.\.\/infra\/remote\/bin\/fleetwatch-remote\.mjs build$/;
/** Commands that refer to the container itself: users, system packages, mount points. */
const IN_CONTAINER = /(^|\s)\/|apt-get/;

/** Packages that `npm ci --omit=dev -w NAME` would install, copied from `root`'s installation. */
function copyPackages(root: string, name: string, into: string): void {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const workspace = lock.packages[`node_modules/${name}`]?.resolved;
  if (workspace === undefined) throw new Error(`package-lock.json knows no workspace ${name}.`);
  for (const place of productionPackages(lock, workspace)) {
    const from = path.join(root, place);
    if (!/(^|\/)node_modules\//.test(place)) linkWorkspace(place, into);
    else if (existsSync(from)) {
      // Nested node_modules are listed as paths of their own.
      const own = path.join(from, 'node_modules');
      cpSync(from, path.join(into, place), { recursive: true, filter: (each) => each !== own });
    }
  }
}

function linkWorkspace(place: string, into: string): void {
  const links = path.join(into, 'node_modules/@fleetwatch');
  mkdirSync(links, { recursive: true });
  symlinkSync(path.join('../..', place), path.join(links, path.basename(place)));
}

/**
 * Runs a RUN instruction as far as possible without a container. Packages and builds of the front end are taken from the
 * checkout; commands that refer to the container are skipped; all others run in the stage's WORKDIR.
 */
export function runLocally(root: string): (run: Run) => void {
  return ({ command, cwd, args }) => {
    const [, workspace] = INSTALLATION.exec(command) ?? [];
    if (workspace) copyPackages(root, workspace, cwd);
    else if (BUILD.test(command)) {
      const dist = path.join(args['WORKSPACE'] ?? '', 'dist');
      cpSync(path.join(root, dist), path.join(cwd, dist), { recursive: true });
    } else if (!TOOLS.test(command) && !IN_CONTAINER.test(command)) {
      execFileSync('sh', ['-ec', command], { cwd, env: { PATH: process.env['PATH'], ...args } });
    }
  };
}
