import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNoLink } from './kindOfFile.ts';
import type { RegisteredRemote } from './RegistryAnswer.ts';

interface Manifest {
  name: string;
  container: string;
  entry: string;
  screens: string[];
  firstNeeds: string[];
}

async function readJson<T>(folder: string, file: string): Promise<T> {
  await assertNoLink(folder, file);
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
}

/** A remote's build as a registry entry, from plain files. `version` is part of its addresses where several versions are served. */
export async function readRemote(folder: string, version?: string): Promise<RegisteredRemote> {
  const manifest = await readJson<Manifest>(folder, 'manifest.json');
  const base = `/remotes/${manifest.name}${version === undefined ? '' : `/${version}`}`;
  const address = (file: string) => `${base}/${file}`;
  return {
    name: manifest.name,
    container: manifest.container,
    entry: address(manifest.entry),
    screens: manifest.screens.map(address),
    declaration: await readJson(folder, 'declaration.json'),
    firstNeeds: manifest.firstNeeds,
  };
}
