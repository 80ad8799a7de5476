import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { madeIn, packAll, type Packed } from '../../ci/packages/packAll.ts';
import { createRemote } from '../src/createRemote.ts';
import { nameRemote, type RemoteNames } from '../src/nameRemote.ts';
import { RemoteRefusal } from '../src/RemoteRefusal.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Not needed once the remote exists. */
const MAKES_REMOTES = '@fleetwatch/create-remote';

const isWithin = (root: string, folder: string) => !relative(root, folder).startsWith('..');

/** @param packed files by name of their package */
function withPacked<Of extends Manifest>(manifest: Of, packed: ReadonlyMap<string, string>): Of {
  const files = Object.fromEntries([...packed].map(([name, file]) => [name, `file:${file}`]));
  const { dependencies } = manifest;
  const own = Object.keys(files).filter((name) => name in dependencies);
  const ofTools = Object.keys(files).filter((name) => !own.includes(name));
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, files[name] ?? '']));
  return {
    ...manifest,
    dependencies: { ...dependencies, ...pick(own) },
    devDependencies: { ...manifest.devDependencies, ...pick(ofTools) },
  };
}

/**
 * Copies the packages into a remote's folder, and names them in its package.json, indirect dependencies too, so that
 * npm does not request them from a registry.
 */
export async function usePacked(folder: string, packed: readonly Packed[]): Promise<void> {
  await mkdir(join(folder, 'packages'));
  const files = new Map<string, string>();
  for (const { tarball, manifest } of packed) {
    const file = `packages/${basename(tarball)}`;
    await copyFile(tarball, join(folder, file));
    if (manifest.name !== MAKES_REMOTES) files.set(manifest.name, file);
  }
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  await writeFile(path, `${JSON.stringify(withPacked(manifest, files), null, 2)}\n`);
}

/**
 * Packs what is published to npm, and creates a remote with it in a folder outside the checkout. The shell is built before.
 * @param root the checkout
 * @throws RemoteRefusal when the folder's name is invalid, or it exists or is in the checkout; then nothing is changed.
 */
export async function makePackedRemote(root: string, folder: string): Promise<RemoteNames> {
  const { name } = nameRemote(basename(folder));
  if (isWithin(root, folder)) throw new RemoteRefusal(`${folder} is within this repository.`);
  if (existsSync(folder)) throw new RemoteRefusal(`${folder} already exists.`);
  const work = await mkdtemp(join(tmpdir(), 'fw-packed-'));
  try {
    const packed = packAll(work);
    await mkdir(dirname(folder), { recursive: true });
    const template = join(madeIn(work, 'infra/create-remote'), 'template');
    const names = await createRemote(template, dirname(folder), name);
    await usePacked(folder, packed);
    return names;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
