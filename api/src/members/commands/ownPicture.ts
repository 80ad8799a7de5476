import { PICTURE_INVALID } from '@fleetwatch/contract/accounts/texts';
import type { ClientSession, Types } from 'mongoose';
import { receivedObject, storedNameOf } from '../../media/commands/uploads.ts';
import { publicAddress, publicKeyOf } from '../../media/publicAddress.ts';
import { UploadModel, type UploadRecord } from '../../media/Upload.ts';
import { ApiError } from '../../platform/http/errors.ts';

type Owner = Types.ObjectId | null;

const refused = (): ApiError => new ApiError('invalid:pic', PICTURE_INVALID);

const uploadAt = (key: string, by: Owner): Pick<UploadRecord, 'folder' | 'storedAs' | 'by'> => ({
  folder: 'members',
  storedAs: storedNameOf(key),
  by,
});

/** Returns the storage key if the address is exactly one issued by POST /presigned. */
async function keyGivenAs(pic: string): Promise<string> {
  const key = publicKeyOf(pic, 'members');
  if (key === null || pic !== publicAddress(key)) throw refused();
  return key;
}

/**
 * Throws `invalid:pic` unless the address is that of a picture uploaded by this member; null is a visitor
 * who is signing up and has no picture yet. Other pictures are refused, because their owner can remove them.
 */
export async function refuseOthersPicture(pic: string, owner: Owner): Promise<void> {
  const upload = await UploadModel.findOne(uploadAt(await keyGivenAs(pic), owner)).lean<UploadRecord>();
  if (!upload || !(await receivedObject(upload))) throw refused();
}

/** Transfers a visitor's upload to the new member. When several members claim it, only one gets it. */
export async function claimPicture(
  pic: string,
  owner: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const unclaimed = uploadAt(await keyGivenAs(pic), null);
  const { modifiedCount } = await UploadModel.updateOne(unclaimed, { $set: { by: owner } }, { session });
  if (modifiedCount === 0) throw refused();
}
