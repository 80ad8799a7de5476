import { access, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runtime } from '../config/runtime.ts';
import { isFileError } from './isFileError.ts';
import { signLink } from './linkSignature.ts';
import { signPolicy } from './postPolicy.ts';
import { isMediaKey } from './mediaKey.ts';
import type { Storage, StoredMedia } from './Storage.ts';

/** Path for uploads and files, below the API's base path. */
export const MEDIA_PATH = '/media';

/**
 * Returns the path of an object's file. Throws for a key that is not made of checked names, because it could
 * lead outside the folder.
 */
export function diskPath(key: string): string {
  if (!isMediaKey(key)) throw new Error('This is not a key of the storage.');
  return join(runtime().dataDir, 'media', key);
}

/** Number of files per batch; each needs its own `stat`. */
const LISTED_AT_ONCE = 500;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(join(runtime().dataDir, 'media', folder));
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Returns the key and time of a file; null for one removed since the folder was listed. */
async function storedMedia(key: string): Promise<StoredMedia | null> {
  try {
    return { key, storedAt: (await stat(diskPath(key))).mtime };
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null;
    throw error;
  }
}

const addressOf = (path: string): string => `${runtime().publicOrigin ?? ''}${runtime().basePath}${path}`;

/** Media storage in the data folder, with the same interface as a bucket. */
export const diskStorage: Storage = {
  async presignPost(object) {
    return { url: addressOf(MEDIA_PATH), fields: signPolicy(object) };
  },

  async presignGet({ key }) {
    return addressOf(`${MEDIA_PATH}/${key}?${signLink(key)}`);
  },

  // An upload is checked before it receives its name: see receiveUpload.
  async settle({ key }) {
    try {
      await access(diskPath(key));
      return true;
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return false;
      throw error;
    }
  },

  async write({ key }, content) {
    await mkdir(dirname(diskPath(key)), { recursive: true });
    await writeFile(diskPath(key), content, { flag: 'wx', mode: 0o600, flush: true });
  },

  async read(key) {
    try {
      return await readFile(diskPath(key));
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return null;
      throw error;
    }
  },

  async stream(key) {
    try {
      return (await open(diskPath(key))).createReadStream();
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return null;
      throw error;
    }
  },

  async *list(folder) {
    const keys = (await namesIn(folder)).map((name) => `${folder}${name}`).filter(isMediaKey);
    for (let from = 0; from < keys.length; from += LISTED_AT_ONCE) {
      const found = await Promise.all(keys.slice(from, from + LISTED_AT_ONCE).map(storedMedia));
      yield found.filter((one) => one !== null);
    }
  },

  async remove(keys) {
    await Promise.all(keys.map((key) => rm(diskPath(key), { force: true })));
  },
};
