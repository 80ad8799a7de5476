import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NOTHING = new Set(['ENOENT', 'ENOTDIR']);

/**
 * Kind of a path below a folder: a plain file, nothing, or something else, above all a link. A build has no links
 * (infra/site), but anyone who writes into a site's folder could add one, and the server may read more than they.
 */
export async function kindOfFile(folder: string, path: string): Promise<'plain' | 'nothing' | 'other'> {
  try {
    const real = await realpath(join(folder, path));
    const isOwn = real === join(await realpath(folder), path);
    return isOwn && (await stat(real)).isFile() ? 'plain' : 'other';
  } catch (error) {
    return NOTHING.has(String((error as NodeJS.ErrnoException).code)) ? 'nothing' : 'other';
  }
}

/** Throws for a link, whatever it leads to. */
export async function assertNoLink(folder: string, file: string): Promise<void> {
  if ((await kindOfFile(folder, file)) === 'other')
    throw new Error(`${join(folder, file)} is not a plain file.`);
}
