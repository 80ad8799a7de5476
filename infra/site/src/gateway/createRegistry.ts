import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemote } from './readRemote.ts';
import type { RegisteredRemote } from './RegistryAnswer.ts';

const REMOTE_FOLDER = /^mf-[a-z0-9-]+$/;

/** The current remotes, and the folder of each. */
export interface Registry {
  read(): Promise<RegisteredRemote[]>;
  folderOf(name: string): string | undefined;
}

/**
 * The registry of a checkout: every `mf-*` workspace under `root` that has a build. A remote stays registered while the
 * gateway runs even when its files are gone; its screens then show the failure.
 */
export function createRegistry(root: string): Registry {
  const known = new Map<string, { remote: RegisteredRemote; folder: string }>();

  async function look(workspace: string): Promise<void> {
    const folder = join(root, workspace, 'dist');
    try {
      const remote = await readRemote(folder);
      known.set(remote.name, { remote, folder });
    } catch {
      // Not built, or being built: the previous entry stays.
    }
  }

  return {
    async read() {
      const names = await readdir(root);
      await Promise.all(names.filter((name) => REMOTE_FOLDER.test(name)).map(look));
      return [...known.values()].map(({ remote }) => remote).sort((a, b) => a.name.localeCompare(b.name));
    },
    folderOf: (name) => known.get(name)?.folder,
  };
}
