import type { PictureType } from '../tweets/wire.ts';
import { PICTURE_TYPES } from '../tweets/wire.ts';

/** Folders of a club's storage: pictures of tweets, and members' own. */
export const MEDIA_FOLDERS = ['tweets', 'members'] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

export interface MediaName {
  folder: MediaFolder;
  /** File name without its type. */
  name: string;
  type: PictureType;
}

/** Content types by file type. */
export const MEDIA_CONTENT_TYPES: Readonly<Record<PictureType, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  bmp: 'image/bmp',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/** Members' pictures are saved as png (rule profile.picture). */
export const MEMBER_PICTURE_TYPE: PictureType = 'png';

const OBJECT_NAME = /^(tweets|members)\/([A-Za-z0-9_-]{1,80})\.([a-z0-9]{3,4})$/;

export function isPictureType(text: string): text is PictureType {
  return (PICTURE_TYPES as readonly string[]).includes(text);
}

/**
 * Reads `tweets/{name}.{type}` or `members/{name}.png`; names are 1 to 80 letters, digits, dashes and underscores, so no
 * name leads out of its folder. Null for anything else.
 */
export function readMediaName(objectName: string): MediaName | null {
  const [, folder, name = '', type = ''] = OBJECT_NAME.exec(objectName) ?? [];
  if (!isPictureType(type)) return null;
  if (folder === 'members' && type !== MEMBER_PICTURE_TYPE) return null;
  return { folder: folder === 'members' ? 'members' : 'tweets', name, type };
}
