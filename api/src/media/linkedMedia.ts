import { MEDIA_LINK_EXPIRED, MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';
import { isPublicFolder, readMediaName } from '@fleetwatch/contract/media/rules';
import { ApiError } from '../platform/http/errors.ts';
import { isLinkValid } from '../platform/storage/linkSignature.ts';
import { isMediaKey } from '../platform/storage/mediaKey.ts';
import type { MediaObject } from '../platform/storage/Storage.ts';

/** Path of a file's address. */
export interface MediaPath {
  club: string;
  folder: string;
  file: string;
}

/** Signature part of a signed address. */
export interface LinkSignature {
  expires?: string;
  signature?: string;
}

export interface LinkedMedia {
  object: MediaObject;
  /** Whether it is a member's picture or a crest, whose address is permanent and needs no signature. */
  isForAll: boolean;
}

/**
 * Finds the file of an address. 404 when it is not a storage key, 403 `link_expired` when its signature is
 * wrong or expired.
 */
export function linkedMedia(
  { club, folder, file }: MediaPath,
  { expires, signature }: LinkSignature,
): LinkedMedia {
  const name = readMediaName(`${folder}/${file}`);
  const key = `${club}/${folder}/${file}`;
  if (!name || !isMediaKey(key)) throw new ApiError('not_found', MEDIA_NOT_FOUND);
  const isForAll = isPublicFolder(name.folder);
  if (!isForAll && !isLinkValid(key, Number(expires ?? 0), signature ?? '')) {
    throw new ApiError('link_expired', MEDIA_LINK_EXPIRED);
  }
  return { object: { key, type: name.type }, isForAll };
}
