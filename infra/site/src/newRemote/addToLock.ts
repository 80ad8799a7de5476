/** What of a workspace's package.json the lock repeats. */
export interface WorkspacePackage {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/** package-lock.json, version 3. */
export interface Lock {
  packages: Record<string, unknown>;
}

/** By the path of a package, as npm sorts them; the checkout itself first. */
const byPath = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');

/**
 * A lock with one workspace more, as npm would write it: it depends on what the others have, so that nothing is to be
 * resolved, and other platforms' packages stay.
 */
export function addToLock(lock: Lock, folder: string, workspace: WorkspacePackage): Lock {
  const { name, version, license, dependencies } = workspace;
  const packages = {
    ...lock.packages,
    [folder]: { name, version, license, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(byPath)) };
}
