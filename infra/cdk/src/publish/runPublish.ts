import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BucketFiles } from './BucketFiles.ts';
import { withSite } from './withSite.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const SITE_TOOL = join(ROOT, 'infra/site/src/site.ts');
const PROVIDED = 'shell/provided.json';

/** What a remote claims of the portal. */
const CLAIMS = /^remotes\/[^/]+\/[^/]+\/(manifest|declaration)\.json$/;

/** What a command reads or changes. Whoever publishes is checked against all that is shown. */
function isRead(command: string, name: string, key: string): boolean {
  if (key.startsWith('registry/')) return true;
  if (command === 'list') return false;
  if (CLAIMS.test(key)) return true;
  return name === 'shell' ? key.startsWith('shell/') : key === PROVIDED || key.startsWith(`remotes/${name}/`);
}

function runSiteTool(args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [SITE_TOOL, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error('Nothing was published; the reason is above.')),
    );
  });
}

/** A build without its precompressed files, because CloudFront compresses. */
async function takeBuild(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  return to;
}

/**
 * A workspace's name, or the folder of its build, as in `npm run site`. A remote's build states its name; the shell's does
 * not.
 */
async function buildOf(named: string): Promise<{ name: string; folder: string }> {
  const folder = /[\\/]/.test(named) ? resolve(named) : join(ROOT, named, 'dist');
  const files = await readdir(folder).catch(() => {
    throw new Error(`There is no build in ${folder}.`);
  });
  if (!files.includes('manifest.json')) return { name: 'shell', folder };
  const { name } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { name: string };
  return { name, folder };
}

/**
 * `publish mf-plans`, `use mf-plans 1.2.0`, `rollback mf-plans`, `withdraw mf-plans`, `list`: the commands of `npm run
 * site`, on a site in a bucket. A build is read from `<name>/dist`.
 * @throws Error when the site refuses; its reasons are printed then
 */
export async function runPublish(bucket: BucketFiles, args: readonly string[]): Promise<void> {
  const [command = '', named = '', ...rest] = args;
  if (command !== 'publish') {
    return withSite(
      bucket,
      (key) => isRead(command, named, key),
      (site) => runSiteTool([...args, '--site', site]),
    );
  }
  const { name, folder } = await buildOf(named);
  const drafts = await mkdtemp(join(tmpdir(), 'fleetwatch-build-'));
  try {
    const build = await takeBuild(folder, join(drafts, name, 'dist'));
    await withSite(
      bucket,
      (key) => isRead(command, name, key),
      (site) => runSiteTool([command, build, ...rest, '--site', site]),
    );
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}
