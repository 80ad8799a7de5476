import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Limits of a phone's downloads for a screen on a slow network, gzip. */
const FIRST_SCREEN_MAX_KIB = 35;

/**
 * Why the first screen of a build is too large. Empty when it is not.
 * @param folder of the build
 * @param manifest its entry and the scripts of its screens
 */
export async function findExcess(
  folder: string,
  { entry, screens }: { entry: string; screens: readonly string[] },
): Promise<string[]> {
  const files = await Promise.all([entry, ...screens].map((file) => readFile(join(folder, file))));
  const kib = files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1024;
  return kib > FIRST_SCREEN_MAX_KIB
    ? [`Its first screen is ${kib.toFixed(1)} KiB of scripts (gzip); ${FIRST_SCREEN_MAX_KIB} are allowed.`]
    : [];
}
