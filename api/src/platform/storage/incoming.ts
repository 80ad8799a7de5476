import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runtime } from '../config/runtime.ts';
import { isFileError } from './isFileError.ts';

/** Where uploads are until they are whole: on the disk of the media, and shown by nothing. */
export const incomingFolder = (): string => join(runtime().dataDir, 'media', '.incoming');

async function namesInIncoming(): Promise<string[]> {
  try {
    return await readdir(incomingFolder());
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Removes one that nothing was written to since; answers whether it did. What is gone already is no error. */
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
 * Removes uploads that were never finished, because the process ended in the middle of them.
 * @param before milliseconds since 1970: those that were last written to earlier
 * @returns how many
 */
export async function removeUnfinished(before: number): Promise<number> {
  const names = await namesInIncoming();
  const removed = await Promise.all(names.map((name) => removeIfOlder(join(incomingFolder(), name), before)));
  return removed.filter(Boolean).length;
}
