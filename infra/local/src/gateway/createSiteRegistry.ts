import { listShown } from '@fleetwatch/site/siteRegistry';
import { remoteFolder, versionFolder } from '@fleetwatch/site/sitePaths';
import type { Registry } from './createRegistry.ts';
import { readRemote } from './readRemote.ts';
import type { RegisteredRemote } from './RegistryAnswer.ts';

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
      read.set(key, remote);
      return remote;
    } catch (error) {
      console.error(`${key} is registered and cannot be read:`, error);
      return null;
    }
  }

  return {
    async read() {
      const shown = [...(await listShown(site))];
      for (const [name] of shown) names.add(name);
      const remotes = await Promise.all(shown.map(([name, { version }]) => readVersion(name, version)));
      return remotes.filter((remote) => remote !== null);
    },
    folderOf: (name) => (names.has(name) ? remoteFolder(site, name) : undefined),
  };
}
