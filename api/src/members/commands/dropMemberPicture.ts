import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import { MemberModel, type MemberRecord } from '../Member.ts';

/** The storage's key of a member's uploaded picture; null for none, a drawn one, and one that lies elsewhere. */
export async function pictureKeyOf(pic: string): Promise<string | null> {
  if (/^\w+:/.test(pic)) return null;
  const { s3folder } = await currentClubRecord();
  const [, folder, file] = /\/media\/([\w.-]+)\/(members\/[\w-]+\.png)$/.exec(pic) ?? [];
  return folder === s3folder && file !== undefined ? `${folder}/${file}` : null;
}

/** Removes a picture that a member has no more, or is to have no more, from the storage, unless another one shows it. */
export async function dropMemberPicture({ _id, pic }: Pick<MemberRecord, '_id' | 'pic'>): Promise<void> {
  const key = await pictureKeyOf(pic);
  if (key === null || (await MemberModel.exists({ pic, _id: { $ne: _id } }))) return;
  await (await mediaStorage()).remove([key]);
}
