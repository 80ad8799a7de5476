import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import { findSchemaChanges } from '@fleetwatch/contract/collections/findSchemaChange';
import { isOlderVersion } from '@fleetwatch/contract/collections/isOlderVersion';
import { CollectionsError, parseCollections } from '@fleetwatch/contract/collections/parseCollections';
import { isMissing } from './isMissing.ts';
import { remoteFolder, versionFolder } from './sitePaths.ts';

async function readCollections(folder: string, name: string): Promise<CollectionDeclaration[]> {
  const declaration = JSON.parse(await readFile(join(folder, 'declaration.json'), 'utf8')) as {
    collections?: unknown;
  };
  return parseCollections(declaration.collections, name);
}

async function listVersions(site: string, name: string): Promise<string[]> {
  try {
    return await readdir(remoteFolder(site, name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function findChanges(
  site: string,
  remote: { name: string; version: string },
  collections: readonly CollectionDeclaration[],
): Promise<string[]> {
  const others = (await listVersions(site, remote.name)).filter((version) => version !== remote.version);
  const changes = await Promise.all(
    others.map(async (version) => {
      // A version without files, or from before collections were checked, is compared with nothing.
      const folder = versionFolder(site, remote.name, version);
      const declared = await readCollections(folder, remote.name).catch(() => []);
      const found = isOlderVersion(version, remote.version)
        ? findSchemaChanges(declared, collections)
        : findSchemaChanges(collections, declared);
      return found.map((change) => `Against ${version}: ${change}`);
    }),
  );
  return changes.flat();
}

/**
 * Why a build's collections may not be shown on a site (rule module.add-only): they are not valid, or do not only add to those of every
 * older version there, or a newer one does not only add to them.
 */
export async function findCollectionChanges(
  site: string,
  folder: string,
  remote: { name: string; version: string },
): Promise<string[]> {
  try {
    return await findChanges(site, remote, await readCollections(folder, remote.name));
  } catch (error) {
    if (error instanceof CollectionsError) return [error.message];
    throw error;
  }
}
