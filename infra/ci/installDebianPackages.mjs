// Installs system packages that a test run needs, where permitted.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages when run as root on Debian. Reports no result: callers check for what they need. */
export function installDebianPackages(...names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${names.join(' and ')} …`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
}
