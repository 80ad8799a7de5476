import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runtime } from '../config/runtime.ts';
import { isFileError } from './isFileError.ts';

/** Returns the folder of incomplete uploads, on the same disk as the media and never served. */
export const incomingFolder = (): string => join(runtime().dataDir, 'media', '.incoming');

async function namesInIncoming(): Promise<string[]> {
  try {
    return await readdir(incomingFolder());
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Removes a file unless it has been written to since `before`. Returns whether it was removed; ignores a
 * missing file.
 */
async function removeIfOlder(path: string, before: number): Promise<boolean> {
  try {
    if ((await stat(path)).mtimeMs >= before) return false;
    await rm(path, { force: true });
    return true;
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Removes unfinished uploads of ended processes.
 * @param before milliseconds since 1970: removes files last written to earlier
 * @returns their number
 */
export async function removeUnfinished(before: number): Promise<number> {
  const names = await namesInIncoming();
  const removed = await Promise.all(names.map((name) => removeIfOlder(join(incomingFolder(), name), before)));
  return removed.filter(Boolean).length;
}
