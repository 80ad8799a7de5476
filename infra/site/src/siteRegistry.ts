import { readdir, readFile, rm } from 'node:fs/promises';
import { isMissing } from './isMissing.ts';
import { registryFile, registryFolder } from './sitePaths.ts';
import { writeAtomically } from './writeAtomically.ts';

/** Which version of a remote is shown. */
export interface Shown {
  version: string;
  /** When it was chosen, ISO 8601. */
  since: string;
  /** Those shown before it, the latest last: where a roll back leads. */
  before: string[];
}

const FILE = /^([a-z][a-z0-9-]*)\.json$/;

/** What is shown of one remote; null when nothing is. */
export async function readShown(site: string, name: string): Promise<Shown | null> {
  try {
    return JSON.parse(await readFile(registryFile(site, name), 'utf8')) as Shown;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** All remotes that are shown, by name. */
export async function listShown(site: string): Promise<Map<string, Shown>> {
  const files = await readdir(registryFolder(site)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const names = files.flatMap((file) => FILE.exec(file)?.[1] ?? []).sort();
  const all = await Promise.all(names.map(async (name) => [name, await readShown(site, name)] as const));
  return new Map(all.flatMap(([name, shown]) => (shown === null ? [] : [[name, shown] as const])));
}

/** Shows another version from the next page on: one file changes, whole. */
export function writeShown(site: string, name: string, shown: Shown): Promise<void> {
  return writeAtomically(registryFile(site, name), `${JSON.stringify(shown, null, 2)}\n`);
}

/** Shows a remote no more. */
export function removeShown(site: string, name: string): Promise<void> {
  return rm(registryFile(site, name), { force: true });
}
