import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';

/** Publishes the shell and every built remote of a checkout, as their teams would. */
export async function publishBuilds(site: string, root: string): Promise<void> {
  await publishShell(site, join(root, 'shell/dist'));
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const builds = remotes.map((name) => join(root, name, 'dist')).filter((build) => existsSync(build));
  await Promise.all(builds.map((build) => publishRemote(site, build)));
}
