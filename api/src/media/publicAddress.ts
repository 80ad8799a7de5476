import type { MediaFolder } from '@fleetwatch/contract/media/rules';
import { mediaFolder } from '../platform/club/clubScope.ts';
import { runtime } from '../platform/config/runtime.ts';
import { MEDIA_PATH } from '../platform/storage/diskStorage.ts';

/** The permanent, public address of a member's picture or of a crest (rule media.links). */
export const publicAddress = (key: string): string => `${runtime().basePath}${MEDIA_PATH}/${key}`;

/**
 * The storage key of a picture of the club in this folder, whatever precedes it in the address; null for none, a drawn
 * one, and one stored elsewhere. Two pictures are the same when their keys are.
 */
export function publicKeyOf(address: string, within: MediaFolder): string | null {
  if (/^\w+:/.test(address)) return null;
  const [, club, folder, file] = /\/media\/([\w.-]+)\/(\w+)\/([\w-]+\.png)$/.exec(address) ?? [];
  return club === mediaFolder() && folder === within && file !== undefined
    ? `${club}/${folder}/${file}`
    : null;
}
