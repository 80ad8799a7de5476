// Prerequisite of `npm start`, `npm test` and the other commands: installs the packages of package-lock.json, with Node 24
// among them. Plain JavaScript on purpose: it runs on the machine's own Node (20.20 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_NODE = [20, 20];
const binaries = path.join(ROOT, 'node_modules', '.bin');

/** The Node 24 that the lock file pins. */
export const NODE = path.join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');

/**
 * The environment of every tool of the repository: Node 24 first on the path, compiled modules kept between starts, and no Nx daemon
 * left behind.
 */
export function toolEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
    ...process.env,
    PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    ...extra,
  };
}

/** Exits with a one-line message. */
export function stopWith(line) {
  console.error(line);
  process.exit(1);
}

/**
 * Installs the packages of a folder's package-lock.json unless they are installed.
 * @returns whether they are installed; npm has printed why not
 */
export function installPackages(folder, announcement) {
  const stamp = path.join(folder, 'node_modules', '.fleetwatch-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const isThere = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isThere && (folder !== ROOT || existsSync(NODE))) return true;

  console.log(announcement);
  const startedAt = Date.now();
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) return false;
  writeFileSync(stamp, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  return true;
}

/** Installs the repository's packages unless they are installed; exits when that fails. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stopWith(`Fleetwatch needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (!installPackages(ROOT, 'Installing packages (about two minutes the first time) …')) {
    stopWith('npm ci failed; its output is above.');
  }
  if (!existsSync(NODE)) {
    stopWith(
      'Node 24 is missing after the install: allow install scripts for the package "node" (npm ci --ignore-scripts=false).',
    );
  }
}
