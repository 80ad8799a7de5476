import { readdir, readFile, rm } from 'node:fs/promises';
import { isMissing } from './isMissing.ts';
import { readModules, type Modules } from './modulesFile.ts';
import { isRemoteName, registryFile, registryFolder } from './sitePaths.ts';
import { writeAtomically } from './writeAtomically.ts';

/** The shown version of a remote. */
export interface Shown {
  version: string;
  /** When it was selected, ISO 8601. */
  since: string;
  /** Versions shown before it, the latest last: the rollback history. */
  before: string[];
  /** When the remote came to this site: of two that claim the same, the first has it. Missing in lines older than 0.3.0. */
  first?: string;
}

const firstOf = ({ first, since }: Shown): string => first ?? since ?? '';

/** A new remote comes after those that are there, whatever the clock of its team's machine says. */
function laterThan(firsts: readonly string[], now: string): string {
  const latest = Math.max(
    ...firsts.map((first) => Date.parse(first)).filter((time) => !Number.isNaN(time)),
    0,
  );
  return new Date(Math.max(Date.parse(now), latest + 1)).toISOString();
}

const SUFFIX = '.json';

/** The shown version of one remote; null when there is none. */
export async function readShown(site: string, name: string): Promise<Shown | null> {
  try {
    return JSON.parse(await readFile(registryFile(site, name), 'utf8')) as Shown;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * All remotes that are shown, by name. Of two that claim the same the earlier has it: in the order of the operator's `modules.json`,
 * otherwise in that in which they came to the site.
 * @param modules as they are read from the site by default
 */
export async function listShown(site: string, modules?: Modules | null): Promise<Map<string, Shown>> {
  const files = await readdir(registryFolder(site)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const names = files
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .filter(isRemoteName)
    .sort();
  const all = await Promise.all(names.map(async (name) => [name, await readShown(site, name)] as const));
  const shown = all.flatMap(([name, line]) => (line === null ? [] : [[name, line] as const]));
  const grants = modules === undefined ? await readModules(site) : modules;
  const granted = [...(grants?.keys() ?? [])];
  const placeOf = (name: string) => (granted.includes(name) ? granted.indexOf(name) : granted.length);
  return new Map(
    shown.sort(
      ([one, a], [other, b]) => placeOf(one) - placeOf(other) || firstOf(a).localeCompare(firstOf(b)),
    ),
  );
}

/**
 * Shows a version from the next page on, by one atomic write.
 * @param last what was shown until now: the remote keeps the time at which it came to the site
 */
export async function writeShown(
  site: string,
  name: string,
  last: Shown | null,
  { version, before, now }: Pick<Shown, 'version' | 'before'> & { now: Date },
): Promise<void> {
  const since = now.toISOString();
  const shown: Shown = {
    version,
    since,
    before,
    first: last ? firstOf(last) : laterThan([...(await listShown(site)).values()].map(firstOf), since),
  };
  return writeAtomically(registryFile(site, name), `${JSON.stringify(shown, null, 2)}\n`);
}

/** Stops showing a remote. */
export function removeShown(site: string, name: string): Promise<void> {
  return rm(registryFile(site, name), { force: true });
}
