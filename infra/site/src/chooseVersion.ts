import { assertFits } from './findObjections.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { versionFolder } from './sitePaths.ts';
import { readShown, removeShown, writeShown } from './siteRegistry.ts';

/** Shows another of the published versions. @throws PublishRefusal when it is not there or does not fit the site. */
export async function chooseVersion(
  site: string,
  name: string,
  version: string,
  now = new Date(),
): Promise<void> {
  await assertFits(site, versionFolder(site, name, version));
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
export async function rollBack(site: string, name: string, now = new Date()): Promise<string> {
  const shown = await readShown(site, name);
  const version = shown?.before.at(-1);
  if (shown === null || version === undefined) {
    throw new PublishRefusal(`${name} cannot be rolled back.`, ['No other version was shown before.']);
  }
  await assertFits(site, versionFolder(site, name, version));
  await writeShown(site, name, shown, { version, before: shown.before.slice(0, -1), now });
  return version;
}

/** Removes a remote from menu and routes. Its files stay, so that it can be shown again. */
export async function withdraw(site: string, name: string): Promise<void> {
  if ((await readShown(site, name)) === null) {
    throw new PublishRefusal(`${name} cannot be withdrawn.`, ['It is not shown.']);
  }
  await removeShown(site, name);
}
