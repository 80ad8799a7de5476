import type { MediaFolder, MediaName } from '@fleetwatch/contract/media/rules';
import { pictureAddress } from '../../members/pictureAddress.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import type { MediaObject } from '../../platform/storage/Storage.ts';
import { findShownPicture } from '../../tweets/commands/findShownPicture.ts';
import { storedNameIn } from '../../tweets/storedNameIn.ts';
import { findUpload, objectOf, settledObject } from './uploads.ts';

/** Finds a file stored before uploads were recorded, by its name in the storage. */
async function findByStoredName({ folder, name, type }: MediaName): Promise<MediaObject | null> {
  const object = await objectOf({ folder, storedAs: name, type });
  return (await (await mediaStorage()).settle(object)) ? object : null;
}

/**
 * The file behind a name: a member's picture, an attachment of a tweet that the member may read, or an upload of their
 * own. Null for any other.
 * @param asker member id, or null for a visitor who signs up
 */
export async function findMedia(asker: string | null, name: MediaName): Promise<MediaObject | null> {
  if (name.folder === 'tweets' && asker !== null) {
    const shown = await findShownPicture(asker, name);
    if (shown) return findByStoredName({ ...name, name: storedNameIn(shown) });
  }
  const upload = await findUpload(asker, name);
  if (upload) return settledObject(upload);
  return name.folder === 'members' ? findByStoredName(name) : null;
}

/** A member's picture is public, also at the kiosk, so its address is permanent; any other address is signed. */
export async function addressOf(folder: MediaFolder, object: MediaObject): Promise<string> {
  return folder === 'members' ? pictureAddress(object.key) : (await mediaStorage()).presignGet(object);
}
