/** An entry of package-lock.json. */
interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** package-lock.json, version 3: each package by its path, 'node_modules/koa'. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Where a module at `place` finds a package by Node's resolution: from its folder upwards. */
function find({ packages }: Lock, place: string, name: string): string | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (at === '') return undefined;
  }
}

function wantedBy(one: LockedPackage): string[] {
  const isOptional = (name: string) => one.peerDependenciesMeta?.[name]?.optional === true;
  const peers = Object.keys(one.peerDependencies ?? {}).filter((name) => !isOptional(name));
  return [...Object.keys({ ...one.dependencies, ...one.optionalDependencies }), ...peers];
}

/**
 * The paths that `npm ci --omit=dev -w …` installs for a workspace ('api'): packages, and workspaces by their folder,
 * including packages for other platforms.
 * @throws when the lock file lacks a dependency
 */
export function productionPackages(lock: Lock, workspace: string): string[] {
  const found = new Set<string>();
  const queue = [workspace];
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const one = lock.packages[place];
    if (!one) throw new Error(`package-lock.json has nothing at ${place}.`);
    const target = one.link ? (one.resolved ?? place) : place;
    if (found.has(target)) continue;
    if (target !== place) {
      queue.push(target);
      continue;
    }
    found.add(place);
    for (const name of wantedBy(one)) {
      const next = find(lock, place, name);
      if (next !== undefined) queue.push(next);
      else if (one.dependencies?.[name])
        throw new Error(`package-lock.json lacks ${name}, which ${place} needs.`);
    }
  }
  return [...found].sort();
}
