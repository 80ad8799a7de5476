import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDeclaration } from '@fleetwatch/kit/federation/parseDeclaration';
import type { RemoteDeclaration } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { PublishRefusal } from './PublishRefusal.ts';

/** The `manifest.json` of a remote's build (kit/webpack/remoteConfig.mjs). */
export interface RemoteManifest {
  name: string;
  version: string;
  container: string;
  entry: string;
  screens: string[];
  firstNeeds: string[];
  /** Names it uses of each of the shell's modules; empty when it uses the whole module. */
  needs: Record<string, string[]>;
}

/** A remote's build in a folder. */
export interface RemoteBuild {
  manifest: RemoteManifest;
  declaration: RemoteDeclaration;
}

/** What the shell provides, from its build's `provided.json`. */
export interface ProvidedModules {
  kit: string;
  modules: Record<string, { version: string; exports: '*' | string[] }>;
}

const VERSION = /^\d+\.\d+\.\d+(-[\dA-Za-z.-]+)?$/;

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

const isFile = async (path: string) => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** Reads a remote's build and checks that it is complete. @throws PublishRefusal when it is not */
export async function readRemoteBuild(folder: string): Promise<RemoteBuild> {
  const refuse = (reason: string) => new PublishRefusal(`${folder} holds no build of a remote.`, [reason]);
  let manifest: RemoteManifest;
  let declaration: RemoteDeclaration;
  try {
    manifest = await readJson<RemoteManifest>(join(folder, 'manifest.json'));
    declaration = parseDeclaration(await readJson(join(folder, 'declaration.json')));
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  if (!VERSION.test(manifest.version)) throw refuse(`"${manifest.version}" is no version.`);
  if (manifest.name !== declaration.name || manifest.version !== declaration.version) {
    throw refuse(
      `Its manifest is of ${manifest.name} ${manifest.version}, its declaration of ${declaration.name} ${declaration.version}.`,
    );
  }
  for (const file of [manifest.entry, ...manifest.screens]) {
    if (!(await isFile(join(folder, file)))) throw refuse(`${file} is missing.`);
  }
  return { manifest, declaration };
}

/** Reads what a shell's build provides. @throws PublishRefusal when there is no build */
export async function readProvidedModules(folder: string): Promise<ProvidedModules> {
  try {
    return await readJson<ProvidedModules>(join(folder, 'provided.json'));
  } catch (error) {
    throw new PublishRefusal(`${folder} holds no build of the shell.`, [
      error instanceof Error ? error.message : String(error),
    ]);
  }
}
