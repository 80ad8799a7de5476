import { readdir, readFile, rm } from 'node:fs/promises';
import { isMissing } from './isMissing.ts';
import { isRemoteName, registryFile, registryFolder } from './sitePaths.ts';
import { writeAtomically } from './writeAtomically.ts';

/** The shown version of a remote. */
export interface Shown {
  version: string;
  /** When it was selected, ISO 8601. */
  since: string;
  /** Versions shown before it, the latest last: the rollback history. */
  before: string[];
  /** When the remote came to this site: of two that claim the same, the first has it. Lines of before 0.3.0 do not say it. */
  first?: string;
}

const firstOf = ({ first, since }: Shown): string => first ?? since ?? '';

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

/** All remotes that are shown, by name, in the order in which they came to the site. */
export async function listShown(site: string): Promise<Map<string, Shown>> {
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
  return new Map(shown.sort(([, a], [, b]) => firstOf(a).localeCompare(firstOf(b))));
}

/**
 * Shows a version from the next page on, by one atomic write.
 * @param last what was shown until now: the remote keeps the time at which it came to the site
 */
export function writeShown(
  site: string,
  name: string,
  last: Shown | null,
  { version, before, now }: Pick<Shown, 'version' | 'before'> & { now: Date },
): Promise<void> {
  const since = now.toISOString();
  const shown: Shown = { version, since, before, first: last ? firstOf(last) : since };
  return writeAtomically(registryFile(site, name), `${JSON.stringify(shown, null, 2)}\n`);
}

/** Stops showing a remote. */
export function removeShown(site: string, name: string): Promise<void> {
  return rm(registryFile(site, name), { force: true });
}
