import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { PublishRefusal } from './PublishRefusal.ts';

const MIB = 1024 * 1024;
/** Of a file, of a build, and how many files one has: several times what ours have (rule portal.plain-files). */
const FILE_MIB_MAX = 10;
const BUILD_MIB_MAX = 64;
const FILES_MAX = 2_000;

/**
 * All files of a folder, by relative path with `/` between names.
 * @throws PublishRefusal for anything but files and folders: a link would be served as what it leads to
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    entry,
  }));
  const strange = entries.filter(({ entry }) => !entry.isFile() && !entry.isDirectory());
  if (strange.length > 0) {
    const reasons = strange.map(
      ({ path, entry }) => `${path} is ${entry.isSymbolicLink() ? 'a link' : 'no file'}.`,
    );
    throw new PublishRefusal(`${folder} must have plain files only.`, reasons.sort());
  }
  return entries.flatMap(({ path, entry }) => (entry.isFile() ? [path] : [])).sort();
}

/** @throws PublishRefusal for a build that is too large, or has anything but plain files */
export async function assertPlain(build: string): Promise<void> {
  const files = await listFiles(build);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(build, file))).size));
  const reasons = files.flatMap((file, at) =>
    (sizes[at] ?? 0) > FILE_MIB_MAX * MIB ? [`${file} has more than ${FILE_MIB_MAX} MiB.`] : [],
  );
  if (files.length > FILES_MAX) reasons.push(`It has ${files.length} files; ${FILES_MAX} are allowed.`);
  if (sizes.reduce((sum, size) => sum + size, 0) > BUILD_MIB_MAX * MIB) {
    reasons.push(`It has more than ${BUILD_MIB_MAX} MiB.`);
  }
  if (reasons.length > 0) throw new PublishRefusal(`${build} is too large.`, reasons);
}

/** Copies the plain files of a build that `isWanted`. @throws PublishRefusal for any other */
export async function copyFiles(
  build: string,
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of (await listFiles(build)).filter(isWanted)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(build, file), join(folder, file));
  }
}

/** A digest of a folder: equal for the same files with the same content. */
export async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    const content = await readFile(join(folder, file));
    // As JSON no name can pass for the end of its line.
    hash.update(`${JSON.stringify([file, content.length])}\n`).update(content);
  }
  return hash.digest('hex');
}
