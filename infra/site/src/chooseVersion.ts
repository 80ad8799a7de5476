import { checkFit } from './checkFit.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { readProvidedModules, readRemoteBuild } from './readBuild.ts';
import { shellFolder, versionFolder } from './sitePaths.ts';
import { readShown, removeShown, writeShown } from './siteRegistry.ts';

/** Shows another published version. @throws PublishRefusal when it does not exist or does not fit the shell */
export async function chooseVersion(
  site: string,
  name: string,
  version: string,
  now = new Date(),
): Promise<void> {
  const remote = await readRemoteBuild(versionFolder(site, name, version));
  const reasons = checkFit(remote, await readProvidedModules(shellFolder(site)));
  if (reasons.length > 0)
    throw new PublishRefusal(`${name} ${version} does not fit this site's shell.`, reasons);
  const shown = await readShown(site, name);
  const others = [...(shown?.before ?? []), ...(shown ? [shown.version] : [])].filter(
    (one) => one !== version,
  );
  await writeShown(site, name, { version, since: now.toISOString(), before: others });
}

/**
 * Returns to the previously shown version; the one that was shown stays published but leaves the history.
 * @returns the version shown now
 * @throws PublishRefusal when there was none before
 */
export async function rollBack(site: string, name: string, now = new Date()): Promise<string> {
  const shown = await readShown(site, name);
  const version = shown?.before.at(-1);
  if (shown === null || version === undefined) {
    throw new PublishRefusal(`${name} cannot be rolled back.`, ['No other version was shown before.']);
  }
  await readRemoteBuild(versionFolder(site, name, version));
  await writeShown(site, name, { version, since: now.toISOString(), before: shown.before.slice(0, -1) });
  return version;
}

/** Removes a remote from menu and routes. Its files stay, so that it can be shown again. */
export async function withdraw(site: string, name: string): Promise<void> {
  if ((await readShown(site, name)) === null) {
    throw new PublishRefusal(`${name} cannot be withdrawn.`, ['It is not shown.']);
  }
  await removeShown(site, name);
}
