import { randomBytes } from 'node:crypto';
import { MEDIA_NAME_TAKEN } from '@fleetwatch/contract/media/texts';
import type { MediaName } from '@fleetwatch/contract/media/rules';
import { Types } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import type { MediaObject } from '../../platform/storage/Storage.ts';
import { mediaFolder } from '../../platform/club/clubScope.ts';
import { mediaUseOf } from '../mediaUse.ts';
import { UploadModel, type UploadRecord } from '../Upload.ts';

type Stored = Pick<UploadRecord, 'folder' | 'storedAs' | 'type'>;
/** Member id, or null for a visitor who is signing up. */
type Uploader = string | null;

const STORED_NAME_BYTES = 16;

/** Storage object of an upload. */
export const objectOf = ({ folder, storedAs, type }: Stored): MediaObject => ({
  key: `${mediaFolder()}/${folder}/${storedAs}.${type}`,
  type,
});

const nameTaken = (): ApiError => new ApiError('media_name_taken', MEDIA_NAME_TAKEN);

/**
 * Records an upload form and generates the file's name in the storage. A second request by the same member
 * before the file arrives returns the same record; any other use of a recorded name is refused with 409.
 */
export async function requestUpload(by: Uploader, name: MediaName): Promise<UploadRecord> {
  if (await mediaUseOf(name.folder).isTaken?.(by, name)) throw nameTaken();
  const storedAs = randomBytes(STORED_NAME_BYTES).toString('base64url');
  try {
    return (await UploadModel.create({ ...name, storedAs, by, askedAt: now() })).toObject();
  } catch (error) {
    if (!duplicateFields(error)) throw error;
    const known = by === null ? null : await findUpload(by, name);
    if (!known || (await isStored(known))) throw nameTaken();
    return known;
  }
}

/** Finds the upload that this member, or a visitor, requested under that name. */
export function findUpload(by: Uploader, { folder, name, type }: MediaName): Promise<UploadRecord | null> {
  const owner = by === null ? null : new Types.ObjectId(by);
  return UploadModel.findOne({ folder, name, type, by: owner }).lean<UploadRecord>();
}

/** Finds the upload under that name, requested by any member. */
export const findAnyUpload = ({ folder, name, type }: MediaName): Promise<UploadRecord | null> =>
  UploadModel.findOne({ folder, name, type }).lean<UploadRecord>();

async function isStored(upload: Stored): Promise<boolean> {
  return (await mediaStorage()).settle(objectOf(upload));
}

/**
 * Returns the stored object of an upload; null until it arrives. Throws `invalid:file` for content that may
 * not be shown.
 */
export async function receivedObject(upload: Stored): Promise<MediaObject | null> {
  return (await isStored(upload)) ? objectOf(upload) : null;
}

/** Returns a storage key without the club's folder and the type: 'name' for `folder/tweets/name.png`. */
export const storedNameOf = (key: string): string =>
  key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'));

/** Removes files and their upload records. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  await (await mediaStorage()).remove(keys);
  await UploadModel.deleteMany({ storedAs: { $in: keys.map(storedNameOf) } });
}

/** Removes all of a member's uploads. A crest belongs to the club and stays, without its uploader. */
export async function dropUploads(by: Types.ObjectId): Promise<void> {
  await UploadModel.updateMany({ by, folder: 'crest' }, { $set: { by: null } });
  const uploads = await UploadModel.find({ by }).lean<UploadRecord[]>();
  await removeFiles(uploads.map((upload) => objectOf(upload).key));
}
