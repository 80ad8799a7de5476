import { readdir } from 'node:fs/promises';
import { assertFits } from './findObjections.ts';
import { isMissing } from './isMissing.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { remoteFolder, versionFolder } from './sitePaths.ts';
import { readShown, removeShown, writeShown } from './siteRegistry.ts';
import { folderLock, withLock } from './withLock.ts';

/** @throws PublishRefusal when the version is not there, naming those that are, or does not fit the site as it is now */
async function assertCanShow(site: string, name: string, version: string): Promise<void> {
  const folder = versionFolder(site, name, version);
  const versions: string[] = await readdir(remoteFolder(site, name)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (!versions.includes(version)) {
    const there = versions.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    const present = there.length > 0 ? `Published: ${there.join(', ')}.` : 'None of its versions is.';
    throw new PublishRefusal(`${name} ${version} is not on this site. ${present}`, []);
  }
  await assertFits(site, folder);
}

/** Shows another of the published versions. @throws PublishRefusal when it is not there or does not fit the site. */
export const chooseVersion = (site: string, name: string, version: string, now = new Date()): Promise<void> =>
  withLock(folderLock(site), () => chooseAlone(site, name, version, now));

async function chooseAlone(site: string, name: string, version: string, now: Date): Promise<void> {
  await assertCanShow(site, name, version);
  const shown = await readShown(site, name);
  const others = [...(shown?.before ?? []), ...(shown ? [shown.version] : [])].filter(
    (one) => one !== version,
  );
  await writeShown(site, name, shown, { version, before: others, now });
}

/**
 * Returns to the previously shown version; the one that was shown stays published but leaves the history.
 * @returns the version shown now
 * @throws PublishRefusal when there was none before, or it does not fit the site as it is now
 */
export const rollBack = (site: string, name: string, now = new Date()): Promise<string> =>
  withLock(folderLock(site), () => rollBackAlone(site, name, now));

async function rollBackAlone(site: string, name: string, now: Date): Promise<string> {
  const shown = await readShown(site, name);
  const version = shown?.before.at(-1);
  if (shown === null || version === undefined) {
    throw new PublishRefusal(`${name} cannot be rolled back.`, [
      'No other version was shown before.',
      ...(shown === null ? [] : [`To take it out of the menu: withdraw ${name}`]),
    ]);
  }
  await assertCanShow(site, name, version);
  await writeShown(site, name, shown, { version, before: shown.before.slice(0, -1), now });
  return version;
}

/** Removes a remote from menu and routes. Its files stay, so that it can be shown again. */
export const withdraw = (site: string, name: string): Promise<void> =>
  withLock(folderLock(site), async () => {
    if ((await readShown(site, name)) === null)
      throw new PublishRefusal(`${name} cannot be withdrawn.`, ['It is not shown.']);
    await removeShown(site, name);
  });
