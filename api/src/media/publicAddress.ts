import type { MediaFolder } from '@fleetwatch/contract/media/rules';
import { mediaFolder } from '../platform/club/clubScope.ts';
import { runtime } from '../platform/config/runtime.ts';
import { MEDIA_PATH } from '../platform/storage/diskStorage.ts';

/** Returns the permanent public address of a member's picture or of a crest (rule media.links). */
export const publicAddress = (key: string): string => `${runtime().basePath}${MEDIA_PATH}/${key}`;

/**
 * Returns the storage key of a club picture in this folder, whatever precedes it in the address; null for an
 * empty address, a drawn avatar, or a picture stored elsewhere. Two pictures are the same when their keys
 * are equal.
 */
export function publicKeyOf(address: string, within: MediaFolder): string | null {
  if (/^\w+:/.test(address)) return null;
  const [, club, folder, file] = /\/media\/([\w.-]+)\/(\w+)\/([\w-]+\.png)$/.exec(address) ?? [];
  return club === mediaFolder() && folder === within && file !== undefined
    ? `${club}/${folder}/${file}`
    : null;
}
