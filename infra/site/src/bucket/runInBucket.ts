import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles } from '../listFiles.ts';
import { MODULES_FILE } from '../modulesFile.ts';
import { runCommand, type SiteCommand } from '../runCommand.ts';
import { withLock } from '../withLock.ts';
import type { BucketFiles } from './BucketFiles.ts';
import { bucketLock } from './bucketLock.ts';
import { withSite } from './withSite.ts';

const PROVIDED = 'shell/provided.json';

/** Files that state a remote's claims in the portal. */
const CLAIMS = /^remotes\/[^/]+\/[^/]+\/(manifest|declaration)\.json$/;

/** Whether a command reads or changes this object. A publication is checked against all that is shown. */
function isRead(command: SiteCommand, key: string): boolean {
  if (key.startsWith('registry/') || key === MODULES_FILE) return true;
  if (command.kind === 'list') return false;
  if (CLAIMS.test(key)) return true;
  if (command.kind === 'modules') return false;
  const { name } = command;
  return name === 'shell'
    ? /^(shell|builds)\//.test(key)
    : key === PROVIDED || key.startsWith(`remotes/${name}/`);
}

/** Runs a command on the site in a bucket and returns its output. @throws PublishRefusal, ConcurrentChangeError */
export async function runInBucket(bucket: BucketFiles, command: SiteCommand): Promise<string> {
  const run = (given: SiteCommand) =>
    withSite(
      bucket,
      (key) => isRead(given, key),
      (site) => runCommand(site, given),
    );
  if (command.kind === 'list' || command.kind === 'modules') return run(command);
  if (command.kind !== 'publish') return withLock(bucketLock(bucket), () => run(command));
  const build = await mkdtemp(join(tmpdir(), 'fleetwatch-build-'));
  try {
    // Without its precompressed files, because CloudFront compresses.
    await copyFiles(command.build, build, (file) => !/\.(br|gz)$/.test(file));
    return await withLock(bucketLock(bucket), () => run({ ...command, build }));
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
