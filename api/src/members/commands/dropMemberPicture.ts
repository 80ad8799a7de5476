import { UploadModel } from '../../media/Upload.ts';
import { removeFiles, storedNameOf } from '../../media/commands/uploads.ts';
import { MemberModel, type MemberRecord } from '../Member.ts';
import { publicKeyOf } from '../../media/publicAddress.ts';

/** Returns the storage keys of the pictures of all members except the given one. */
export async function picturesInUse(except?: MemberRecord['_id']): Promise<Set<string>> {
  const members = await MemberModel.find({ pic: { $ne: '' }, ...(except && { _id: { $ne: except } }) })
    .select('pic')
    .lean();
  const keys = members.map(({ pic }) => publicKeyOf(pic, 'members'));
  return new Set(keys.filter((key) => key !== null));
}

/**
 * Removes a member's former picture from the storage, unless another member uploaded it or uses it, under
 * any address.
 */
export async function dropMemberPicture({ _id, pic }: Pick<MemberRecord, '_id' | 'pic'>): Promise<void> {
  const key = publicKeyOf(pic, 'members');
  if (key === null || (await picturesInUse(_id)).has(key)) return;
  if (await UploadModel.exists({ storedAs: storedNameOf(key), by: { $ne: _id } })) return;
  await removeFiles([key]);
}
