import type { PictureType } from '../tweets/wire.ts';
import { PICTURE_TYPES } from '../tweets/wire.ts';

/** Folders of a club's storage: pictures of tweets, members' own, the club's crest, and photos of damage reports. */
export const MEDIA_FOLDERS = ['tweets', 'members', 'crest', 'damages'] as const;
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

/** Whether a folder's files have an address that is public and stays (rule media.links). */
export const isPublicFolder = (folder: MediaFolder): boolean => folder === 'members' || folder === 'crest';

/** Members' pictures and crests are saved as png (rules profile.picture, club.crest). */
export const PUBLIC_PICTURE_TYPE: PictureType = 'png';

/** A device redraws the photos of a damage report as jpg (rule damage.photos). */
export const PHOTO_TYPE: PictureType = 'jpg';

const OBJECT_NAME = /^(tweets|members|crest|damages)\/([A-Za-z0-9_-]{1,80})\.([a-z0-9]{3,4})$/;

export function isPictureType(text: string): text is PictureType {
  return (PICTURE_TYPES as readonly string[]).includes(text);
}

/**
 * Reads `tweets/{name}.{type}`, `members/{name}.png`, `crest/{name}.png` or `damages/{name}.jpg`; names are 1 to 80 letters, digits, dashes and underscores, so no
 * name leads out of its folder. Null for anything else.
 */
export function readMediaName(objectName: string): MediaName | null {
  const [, given, name = '', type = ''] = OBJECT_NAME.exec(objectName) ?? [];
  const folder = MEDIA_FOLDERS.find((known) => known === given);
  if (folder === undefined || !isPictureType(type)) return null;
  if (isPublicFolder(folder) && type !== PUBLIC_PICTURE_TYPE) return null;
  if (folder === 'damages' && type !== PHOTO_TYPE) return null;
  return { folder, name, type };
}
