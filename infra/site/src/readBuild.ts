import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDeclaration } from '@fleetwatch/kit/federation/parseDeclaration';
import type { RemoteDeclaration } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { isVersion } from './isVersion.ts';
import { assertPlain } from './listFiles.ts';
import { PublishRefusal } from './PublishRefusal.ts';

/** The `manifest.json` of a remote's build (infra/remote/webpack/remoteConfig.mjs). */
export interface RemoteManifest {
  name: string;
  version: string;
  container: string;
  entry: string;
  screens: string[];
  firstNeeds: string[];
  /** Names it uses of each of the shell's modules; empty when it uses the whole module. */
  needs: Record<string, string[]>;
  /** The range of versions that it takes of each of the libraries among them. Missing in builds older than 0.3.0. */
  versions?: Record<string, string>;
}

/** A remote's build in a folder. */
export interface RemoteBuild {
  manifest: RemoteManifest;
  declaration: RemoteDeclaration;
  /** Names of the collections that its declaration has. */
  collections: string[];
}

/** Modules that the shell provides, from its build's `provided.json`. */
export interface ProvidedModules {
  kit: string;
  /** Major versions of kit whose remotes it serves. Missing in builds older than 0.3.0. */
  serves?: number[];
  /** The shell's own paths. Missing in builds older than 0.3.0. */
  paths?: string[];
  modules: Record<string, { version: string; exports: '*' | string[] }>;
}

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

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Missing fields of a manifest. */
function findMissing({ container, entry, screens, firstNeeds, needs }: RemoteManifest): string[] {
  const isFile = (path: unknown) =>
    typeof path === 'string' && /^[\w./-]+\.js$/.test(path) && !path.includes('..');
  const isThere: [string, boolean][] = [
    ['container', typeof container === 'string' && /^[a-z_$][\w$]*$/i.test(container)],
    ['entry', isFile(entry)],
    ['screens', isListOfTexts(screens) && screens.length > 0 && screens.every(isFile)],
    ['firstNeeds', isListOfTexts(firstNeeds)],
    ['needs', typeof needs === 'object' && Object.values(needs ?? {}).every(isListOfTexts)],
  ];
  return isThere.flatMap(([field, is]) =>
    is ? [] : [`Its manifest has no ${field}, or not as it must be.`],
  );
}

/** Description of a remote's build, wherever its other files are. @throws PublishRefusal when it is not all there */
export async function readRemoteClaims(folder: string): Promise<RemoteBuild> {
  const refuse = (...reasons: string[]) =>
    new PublishRefusal(`${folder} holds no build of a remote.`, reasons);
  let manifest: RemoteManifest;
  let declaration: RemoteDeclaration;
  let collections: string[];
  try {
    manifest = await readJson<RemoteManifest>(join(folder, 'manifest.json'));
    const declared = await readJson<{ collections?: { name?: unknown }[] }>(join(folder, 'declaration.json'));
    declaration = parseDeclaration(declared);
    collections = (declared.collections ?? []).map(({ name }) => String(name));
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  if (!isVersion(manifest.version)) throw refuse(`"${manifest.version}" is not a version.`);
  if (manifest.name !== declaration.name || manifest.version !== declaration.version) {
    throw refuse(
      `Its manifest is of ${manifest.name} ${manifest.version}, its declaration of ${declaration.name} ${declaration.version}.`,
    );
  }
  const missing = findMissing(manifest);
  if (missing.length > 0) throw refuse(...missing);
  return { manifest, declaration, collections };
}

/** Reads a remote's build and looks whether it is whole and plain. @throws PublishRefusal when it is not. */
export async function readRemoteBuild(folder: string): Promise<RemoteBuild> {
  const build = await readRemoteClaims(folder);
  for (const file of [build.manifest.entry, ...build.manifest.screens]) {
    if (!(await isFile(join(folder, file))))
      throw new PublishRefusal(`${folder} holds no build of a remote.`, [`${file} is missing.`]);
  }
  await assertPlain(folder);
  return build;
}

/** Reads what a shell's build provides. @throws PublishRefusal when there is no such build. */
export async function readProvidedModules(folder: string): Promise<ProvidedModules> {
  try {
    return await readJson<ProvidedModules>(join(folder, 'provided.json'));
  } catch (error) {
    throw new PublishRefusal(`${folder} holds no build of the shell.`, [
      error instanceof Error ? error.message : String(error),
    ]);
  }
}
