import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { runtime } from '../platform/config/runtime.ts';
import { MEDIA_PATH } from '../platform/storage/diskStorage.ts';

/** The permanent, public address of a member's uploaded picture. */
export const pictureAddress = (key: string): string => `${runtime().basePath}${MEDIA_PATH}/${key}`;

/**
 * The storage key of a member's picture, whatever precedes it in the address; null for none, a drawn one, and one
 * stored elsewhere. Two pictures are the same when their keys are.
 */
export async function pictureKeyOf(pic: string): Promise<string | null> {
  if (/^\w+:/.test(pic)) return null;
  const { s3folder } = await currentClubRecord();
  const [, folder, file] = /\/media\/([\w.-]+)\/(members\/[\w-]+\.png)$/.exec(pic) ?? [];
  return folder === s3folder && file !== undefined ? `${folder}/${file}` : null;
}
