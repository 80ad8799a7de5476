import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFits } from './findObjections.ts';
import { copyFiles, digestOf } from './listFiles.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { removeStaleDrafts } from './removeStaleDrafts.ts';
import { draftsFolder, remoteFolder, versionFolder } from './sitePaths.ts';
import { readShown, writeShown } from './siteRegistry.ts';
import { folderLock, withLock } from './withLock.ts';

/** Length of the rollback history; pages opened with one of these versions still find its files. */
export const VERSIONS_KEPT = 5;

/** The result of a publication. */
export interface Published {
  name: string;
  version: string;
  /** The version shown before; null when the remote is new. */
  instead: string | null;
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Moves a version's files to their place atomically. Publishing a version again requires identical files. */
async function placeFiles(site: string, build: string, place: string, label: string): Promise<void> {
  if (await isThere(place)) {
    if ((await digestOf(place)) === (await digestOf(build))) return;
    throw new PublishRefusal(`${label} is published already, with other files.`, [
      'A version never changes: give this one another number.',
    ]);
  }
  const draft = join(draftsFolder(site), randomUUID());
  await mkdir(dirname(place), { recursive: true });
  await copyFiles(build, draft);
  await rename(draft, place);
}

/**
 * Removes versions outside the rollback history, except the latest published ones: a version that was rolled back or
 * withdrawn is not in the history, and open pages still request its files.
 */
async function removeForgotten(site: string, name: string, kept: readonly string[]): Promise<void> {
  const versions = await readdir(remoteFolder(site, name));
  const published = await Promise.all(
    versions.map(async (version) => {
      const { mtimeMs } = await stat(versionFolder(site, name, version));
      return { version, mtimeMs };
    }),
  );
  const latest = published.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(0, VERSIONS_KEPT + 1);
  const stays = new Set([...kept, ...latest.map(({ version }) => version)]);
  const forgotten = versions.filter((version) => !stays.has(version));
  await Promise.all(
    forgotten.map((version) => rm(versionFolder(site, name, version), { recursive: true, force: true })),
  );
}

/**
 * Publishes a remote's build: its files into a folder of their own, then one change of the registry. The shell and other
 * remotes do not change; open pages keep their version.
 * @throws PublishRefusal when the build is incomplete, does not fit the site (`assertFits`), or changes a published version.
 */
export const publishRemote = (site: string, build: string, now = new Date()): Promise<Published> =>
  withLock(folderLock(site), () => publishAlone(site, build, now));

async function publishAlone(site: string, build: string, now: Date): Promise<Published> {
  const { manifest } = await assertFits(site, build);
  const { name, version } = manifest;
  await removeStaleDrafts(site, now);
  await placeFiles(site, build, versionFolder(site, name, version), `${name} ${version}`);
  const shown = await readShown(site, name);
  if (shown?.version === version) return { name, version, instead: version };
  const before = shown === null ? [] : [...shown.before.filter((one) => one !== version), shown.version];
  const kept = before.slice(-VERSIONS_KEPT);
  await writeShown(site, name, shown, { version, before: kept, now });
  await removeForgotten(site, name, [...kept, version]);
  return { name, version, instead: shown?.version ?? null };
}
