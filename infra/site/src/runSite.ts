import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BucketFiles } from './bucket/BucketFiles.ts';
import { runInBucket } from './bucket/runInBucket.ts';
import { readRemoteClaims } from './readBuild.ts';
import { runCommand, type SiteCommand } from './runCommand.ts';

const USAGE = `npm run site -- <command> --site <folder>, or --bucket <name>

  publish <workspace or folder of a build>   a remote, or the shell
      --leave-behind                         the shell, although a remote does not fit it; also at its rollback
  use <remote> <version>                     show another published version
  rollback <remote>, rollback shell          show the version before this one
  withdraw <remote>                          show it no more
  list                                       what is shown, and what a roll back leads to
  modules                                    a modules.json that grants what is shown, for the root of the site

FLEETWATCH_SITE names the folder, or FLEETWATCH_SITE_BUCKET the bucket, where neither is given.`;

/** 'mf-plans' is the workspace of that name, with its build in `dist`; a path is the build itself. */
async function readPublication(named: string, leaveBehind: boolean): Promise<SiteCommand> {
  const build = resolve(/[\\/]/.test(named) ? named : `${named}/dist`);
  const isShell = named === 'shell' || /[\\/]shell[\\/]dist[\\/]?$/.test(named);
  const name = isShell ? 'shell' : (await readRemoteClaims(build)).manifest.name;
  return { kind: 'publish', name, build, leaveBehind };
}

async function readCommand(
  [kind, name, version]: readonly string[],
  leaveBehind: boolean,
): Promise<SiteCommand> {
  if (kind === 'list' || kind === 'modules') return { kind };
  if (name !== undefined) {
    if (kind === 'publish') return readPublication(name, leaveBehind);
    if (kind === 'use' && version !== undefined) return { kind, name, version };
    if (kind === 'rollback') return { kind, name, leaveBehind };
    if (kind === 'withdraw') return { kind, name };
  }
  throw new Error(USAGE);
}

/** The bucket with the credentials of the environment. The library is loaded only here: images have no packages. */
async function connect(bucket: string): Promise<BucketFiles> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { s3Files } = await import('./bucket/s3Files.ts');
  return s3Files(new S3Client(), bucket);
}

/**
 * Runs one command and returns its output.
 * @throws PublishRefusal, ConcurrentChangeError, or an Error with the usage
 */
export async function runSite(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  open: (bucket: string) => Promise<BucketFiles> = connect,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      bucket: { type: 'string' },
      'leave-behind': { type: 'boolean', default: false },
    },
  });
  const isGiven = values.site !== undefined || values.bucket !== undefined;
  const { site, bucket } = isGiven
    ? values
    : { site: env.FLEETWATCH_SITE, bucket: env.FLEETWATCH_SITE_BUCKET };
  if ((site === undefined) === (bucket === undefined)) throw new Error(USAGE);
  const command = await readCommand(positionals, values['leave-behind']);
  if (bucket !== undefined) return runInBucket(await open(bucket), command);
  return runCommand(resolve(site ?? ''), command);
}
