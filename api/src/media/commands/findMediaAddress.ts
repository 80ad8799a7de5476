import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';
import { isPublicFolder, type MediaName } from '@fleetwatch/contract/media/rules';
import type { PresignBody } from '@fleetwatch/contract/media/wire';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isMediaKey } from '../../platform/storage/mediaKey.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import type { MediaObject } from '../../platform/storage/Storage.ts';
import { assertCanUseMedia } from '../mediaPolicy.ts';
import { mediaUseOf } from '../mediaUse.ts';
import { publicAddress } from '../publicAddress.ts';
import { requestedName } from '../requestedName.ts';
import { findAnyUpload, findUpload, objectOf, receivedObject } from './uploads.ts';

/** Finds a file stored before uploads were recorded, by its storage name. */
async function findByStoredName({ folder, name, type }: MediaName): Promise<MediaObject | null> {
  const object = objectOf({ folder, storedAs: name, type });
  // A device's file name may not be a valid storage key.
  if (!isMediaKey(object.key)) return null;
  return (await (await mediaStorage()).settle(object)) ? object : null;
}

/** Finds a file in a folder with files shown to every member: one of those, or the caller's own. */
async function findOpenUpload(asker: string | null, name: MediaName): Promise<MediaObject | null> {
  const upload = await findAnyUpload(name);
  if (!upload?.by) return null;
  const isShown =
    String(upload.by) === asker || (await mediaUseOf(name.folder).isShownToAll?.(upload.by, name.name));
  return isShown ? receivedObject(upload) : null;
}

/**
 * Finds the file with a name: a member's picture, an attachment of a tweet that the caller may read, a photo
 * of a damage report, or their own upload. Null for any other.
 * @param asker member id, or null for a visitor who is signing up
 */
async function findMedia(asker: string | null, name: MediaName): Promise<MediaObject | null> {
  const use = mediaUseOf(name.folder);
  const shown = asker === null ? null : await use.storedNameFor?.(asker, name);
  if (shown) return findByStoredName({ ...name, name: shown });
  if (use.isShownToAll) return findOpenUpload(asker, name);
  const upload = await findUpload(asker, name);
  if (upload) return receivedObject(upload);
  return name.folder === 'members' ? findByStoredName(name) : null;
}

/**
 * Returns the address of a file. A member's picture and the crest are public, also at the kiosk, so their
 * address is permanent; any other address is signed. 401 for an attachment without a sign-in, 404 for a file
 * that the caller may not see.
 */
export async function findMediaAddress(actor: MemberActor | null, asked: PresignBody): Promise<string> {
  const name = requestedName(asked);
  assertCanUseMedia(actor, name);
  const object = await findMedia(actor?.id ?? null, name);
  if (!object) throw new ApiError('not_found', MEDIA_NOT_FOUND);
  return isPublicFolder(name.folder) ? publicAddress(object.key) : (await mediaStorage()).presignGet(object);
}
