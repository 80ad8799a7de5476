import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles } from '../listFiles.ts';
import { runCommand, type SiteCommand } from '../runCommand.ts';
import type { BucketFiles } from './BucketFiles.ts';
import { withSite } from './withSite.ts';

const PROVIDED = 'shell/provided.json';

/** What a remote claims of the portal. */
const CLAIMS = /^remotes\/[^/]+\/[^/]+\/(manifest|declaration)\.json$/;

/** What a command reads or changes. Whoever publishes is checked against all that is shown. */
function isRead(command: SiteCommand, key: string): boolean {
  if (key.startsWith('registry/')) return true;
  if (command.kind === 'list') return false;
  if (CLAIMS.test(key)) return true;
  const { name } = command;
  return name === 'shell' ? key.startsWith('shell/') : key === PROVIDED || key.startsWith(`remotes/${name}/`);
}

/** Runs a command on the site in a bucket and returns its output. @throws PublishRefusal, MeanwhileChanged */
export async function runInBucket(bucket: BucketFiles, command: SiteCommand): Promise<string> {
  const run = (given: SiteCommand) =>
    withSite(
      bucket,
      (key) => isRead(given, key),
      (site) => runCommand(site, given),
    );
  if (command.kind !== 'publish') return run(command);
  const build = await mkdtemp(join(tmpdir(), 'fleetwatch-build-'));
  try {
    // Without its precompressed files, because CloudFront compresses.
    await copyFiles(command.build, build, (file) => !/\.(br|gz)$/.test(file));
    return await run({ ...command, build });
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
