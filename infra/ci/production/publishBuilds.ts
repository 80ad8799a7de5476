import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publishRemote } from '@fleetwatch/site/publishRemote';
import { publishShell } from '@fleetwatch/site/publishShell';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Publishes the shell and every remote that is built, as their teams would. */
export async function publishBuilds(site: string): Promise<void> {
  await publishShell(site, path.join(ROOT, 'shell/dist'));
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const builds = remotes.map((name) => path.join(ROOT, name, 'dist')).filter((build) => existsSync(build));
  await Promise.all(builds.map((build) => publishRemote(site, build)));
}
