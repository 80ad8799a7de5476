import { UNSUPPORTED_TYPE } from '../tweets/texts.ts';
import type { PictureType } from '../tweets/wire.ts';
import { PICTURE_TYPES } from '../tweets/wire.ts';
import { MEDIA_NAME_INVALID, ONLY_JPG, ONLY_PNG } from './texts.ts';

/** Folders of a club's storage: pictures of tweets, members' pictures, the club's crest, and photos of damage reports. */
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

/** Whether a folder's files have a permanent public address (rule media.links). */
export const isPublicFolder = (folder: MediaFolder): boolean => folder === 'members' || folder === 'crest';

/** Members' pictures and crests are saved as png (rules profile.picture, club.crest). */
export const PUBLIC_PICTURE_TYPE: PictureType = 'png';

/** A device redraws the photos of a damage report as jpg (rule damage.photos). */
export const PHOTO_TYPE: PictureType = 'jpg';

/** A name in the storage: it cannot lead out of its folder. */
const OBJECT_NAME = /^(tweets|members|crest|damages)\/([A-Za-z0-9_-]{1,80})\.([a-z0-9]{3,4})$/;
/** A file's name on a device, without its type: it begins and ends with a visible character. */
export const FILE_NAME =
  /^(?=.{1,80}$)[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} _.,()&'’+@=~!-]*[\p{L}\p{M}\p{N}_)!~-])?$/u;
const GIVEN_NAME = /^([^/]*)\/([^/]*)\.([^/.]*)$/;

export function isPictureType(text: string): text is PictureType {
  return (PICTURE_TYPES as readonly string[]).includes(text);
}

/** Returns why a file of this type may not be in this folder; null if it may. */
function typeRefusal(folder: MediaFolder, type: PictureType): string | null {
  if (isPublicFolder(folder) && type !== PUBLIC_PICTURE_TYPE) return ONLY_PNG;
  return folder === 'damages' && type !== PHOTO_TYPE ? ONLY_JPG : null;
}

/**
 * Reads `tweets/{name}.{type}`, `members/{name}.png`, `crest/{name}.png` or `damages/{name}.jpg`; names are 1 to 80 letters,
 * digits, dashes and underscores, so no name leads out of its folder. Null for anything else.
 */
export function readMediaName(objectName: string): MediaName | null {
  const [, given, name = '', type = ''] = OBJECT_NAME.exec(objectName) ?? [];
  const folder = MEDIA_FOLDERS.find((known) => known === given);
  if (folder === undefined || !isPictureType(type) || typeRefusal(folder, type) !== null) return null;
  return { folder, name, type };
}

/**
 * Reads a client's name of a file: with or without a leading slash and the club's folder, with ordinary file names and types in
 * capitals (rule media.names). It names a file for people, never one in the storage. Returns a text if it is not allowed.
 */
export function readGivenName(objectName: string, clubFolder: string): MediaName | string {
  const path = objectName.replace(/^\//, '');
  const within = path.startsWith(`${clubFolder}/`) ? path.slice(clubFolder.length + 1) : path;
  const [, given, name = '', end = ''] = GIVEN_NAME.exec(within) ?? [];
  const folder = MEDIA_FOLDERS.find((known) => known === given);
  if (folder === undefined || !FILE_NAME.test(name) || name.includes('..')) return MEDIA_NAME_INVALID;
  const type = end.toLowerCase();
  if (!isPictureType(type)) return UNSUPPORTED_TYPE;
  return typeRefusal(folder, type) ?? { folder, name, type };
}
