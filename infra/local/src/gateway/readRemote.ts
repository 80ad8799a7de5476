import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote } from './RegistryAnswer.ts';

interface Manifest {
  name: string;
  container: string;
  entry: string;
  screens: string[];
  firstNeeds: string[];
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/** A remote's build as a registry entry. `version` is part of its addresses where several versions are served. */
export async function readRemote(folder: string, version?: string): Promise<RegisteredRemote> {
  const manifest = await readJson<Manifest>(join(folder, 'manifest.json'));
  const base = `/remotes/${manifest.name}${version === undefined ? '' : `/${version}`}`;
  const address = (file: string) => `${base}/${file}`;
  return {
    name: manifest.name,
    container: manifest.container,
    entry: address(manifest.entry),
    screens: manifest.screens.map(address),
    declaration: await readJson(join(folder, 'declaration.json')),
    firstNeeds: manifest.firstNeeds,
  };
}
