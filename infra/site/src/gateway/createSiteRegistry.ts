import { parseDeclaration } from '@fleetwatch/kit/federation/parseDeclaration';
import { findUngranted, readModules, type Modules } from '../modulesFile.ts';
import { listShown } from '../siteRegistry.ts';
import { remoteFolder, versionFolder } from '../sitePaths.ts';
import type { Registry } from './createRegistry.ts';
import { readRemote } from './readRemote.ts';
import type { RegisteredRemote } from './RegistryAnswer.ts';

/** Its own files may not name another remote: a team writes to its own folder only. @throws Error when they do */
function assertIsIts({ name, declaration }: RegisteredRemote, folder: string, version: string): void {
  const stated = declaration as { name?: string; version?: string };
  if (name !== folder || stated.name !== folder || stated.version !== version)
    throw new Error(`Its files name ${name}, ${stated.name} ${stated.version}.`);
}

/** Why a remote that was published may not be shown, by the operator's grants. */
function findRefusals({ declaration }: RegisteredRemote, modules: Modules | null): string[] {
  try {
    const { collections = [] } = declaration;
    return findUngranted(
      { ...parseDeclaration(declaration), collections: collections.map(({ name }) => name) },
      modules,
    );
  } catch (error) {
    return [String(error)];
  }
}

/**
 * The registry of a site, read for every page, so that a publication or rollback shows on the next one. A published version
 * never changes and is read once.
 */
export function createSiteRegistry(site: string): Registry {
  const read = new Map<string, RegisteredRemote>();
  const names = new Set<string>();

  async function readVersion(name: string, version: string): Promise<RegisteredRemote | null> {
    const key = `${name} ${version}`;
    const known = read.get(key);
    if (known) return known;
    try {
      const remote = await readRemote(versionFolder(site, name, version), version);
      assertIsIts(remote, name, version);
      read.set(key, remote);
      return remote;
    } catch (error) {
      console.error(`${key} is registered and cannot be read:`, error);
      return null;
    }
  }

  /**
   * A boathouse is not without its screens for a mistake in the operator's file: the last good one holds, and before the first all
   * that is on the site is shown; the publisher refuses everything until then.
   */
  let modules: Modules | null = null;
  const logged = new Set<string>();
  function logOnce(text: string): void {
    if (logged.has(text)) return;
    logged.add(text);
    console.error(text);
  }

  function isGranted(remote: RegisteredRemote): boolean {
    const refusals = findRefusals(remote, modules);
    if (refusals.length > 0) logOnce(`${remote.name} is not shown: ${refusals.join(' ')}`);
    return refusals.length === 0;
  }

  return {
    async read() {
      try {
        modules = await readModules(site);
      } catch (error) {
        logOnce(String(error));
      }
      const shown = [...(await listShown(site, modules))];
      for (const [name] of shown) names.add(name);
      const remotes = await Promise.all(shown.map(([name, { version }]) => readVersion(name, version)));
      return remotes.filter((remote) => remote !== null).filter(isGranted);
    },
    folderOf: (name) => (names.has(name) ? remoteFolder(site, name) : undefined),
  };
}
