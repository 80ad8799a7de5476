/** The fields of a workspace's package.json that the lock file repeats. */
export interface WorkspacePackage {
  name: string;
  version: string;
  license: string;
  private?: boolean;
  type?: string;
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** package-lock.json, version 3. */
export interface Lock {
  packages: Record<string, unknown>;
}

/** Sorts packages by path as npm does, the root first. */
const byPath = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');

/**
 * The lock file with one more workspace, as npm would write it. Its dependencies are already locked, so nothing is resolved,
 * and packages of other platforms stay.
 */
export function addToLock(lock: Lock, folder: string, workspace: WorkspacePackage): Lock {
  const { name, version, license, dependencies, devDependencies } = workspace;
  const packages = {
    ...lock.packages,
    [folder]: { name, version, license, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(byPath)) };
}
