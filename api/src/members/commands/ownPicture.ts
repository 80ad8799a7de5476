import { PICTURE_INVALID } from '@fleetwatch/contract/accounts/messages';
import type { ClientSession, Types } from 'mongoose';
import { settledObject, storedNameOf } from '../../media/commands/uploads.ts';
import { UploadModel, type UploadRecord } from '../../media/Upload.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pictureAddress, pictureKeyOf } from '../pictureAddress.ts';

type Owner = Types.ObjectId | null;

const refused = (): ApiError => new ApiError('invalid:pic', PICTURE_INVALID);

const uploadAt = (key: string, by: Owner): Pick<UploadRecord, 'folder' | 'storedAs' | 'by'> => ({
  folder: 'members',
  storedAs: storedNameOf(key),
  by,
});

/** The key of an address that POST /presigned gives, to the letter. */
async function keyGivenAs(pic: string): Promise<string> {
  const key = await pictureKeyOf(pic);
  if (key === null || pic !== pictureAddress(key)) throw refused();
  return key;
}

/**
 * Throws `invalid:pic` unless the address is that of a picture which this very member uploaded; for null, somebody who signs
 * up and has no picture yet. No other is anybody's own: whoever has a picture may remove it.
 */
export async function refuseOthersPicture(pic: string, owner: Owner): Promise<void> {
  const upload = await UploadModel.findOne(uploadAt(await keyGivenAs(pic), owner)).lean<UploadRecord>();
  if (!upload || !(await settledObject(upload))) throw refused();
}

/** Makes what somebody uploaded before they had signed up their own. Of several who claim it, one gets it. */
export async function claimPicture(
  pic: string,
  owner: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const unclaimed = uploadAt(await keyGivenAs(pic), null);
  const { modifiedCount } = await UploadModel.updateOne(unclaimed, { $set: { by: owner } }, { session });
  if (modifiedCount === 0) throw refused();
}
