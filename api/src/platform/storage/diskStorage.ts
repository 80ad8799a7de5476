import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runtime } from '../runtime.ts';
import { isFileError } from './isFileError.ts';
import { signLink } from './linkSignature.ts';
import { signPolicy } from './postPolicy.ts';
import { HEAD_BYTES, type Storage } from './Storage.ts';

/** Where uploads are posted to, and media shown from, below the API's base path. */
export const MEDIA_PATH = '/media';

const KEY = /^[\w.-]+\/(tweets|members)\/[\w-]+\.[a-z0-9]+$/;

/** The file of an object. Keys come from checked names; any other could lead out of the folder, and throws. */
export function diskPath(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error('This is no key of the storage.');
  return join(runtime().dataDir, 'media', key);
}

const addressOf = (path: string): string => `${runtime().publicOrigin ?? ''}${runtime().basePath}${path}`;

/** Media in the data folder, behind the same calls as a bucket. */
export const diskStorage: Storage = {
  async presignPost(object) {
    return { url: addressOf(MEDIA_PATH), fields: signPolicy(object) };
  },

  async presignGet({ key }) {
    return addressOf(`${MEDIA_PATH}/${key}?${signLink(key)}`);
  },

  async readHead(key) {
    try {
      const file = await open(diskPath(key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return null;
      throw error;
    }
  },

  async read(key) {
    try {
      return await readFile(diskPath(key));
    } catch (error) {
      if (isFileError(error, 'ENOENT')) return null;
      throw error;
    }
  },

  async remove(keys) {
    await Promise.all(keys.map((key) => rm(diskPath(key), { force: true })));
  },
};
