import { DAMAGE_PHOTOS_OTHERS } from '@fleetwatch/contract/damages/messages';
import { PHOTO_TYPE } from '@fleetwatch/contract/media/rules';
import type { Types } from 'mongoose';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { storedNameOf } from '../../media/commands/uploads.ts';
import { UploadModel, type UploadRecord } from '../../media/Upload.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';

/** Whether one of this member's reports shows a photo of this name. */
export const isReported = async (by: Types.ObjectId, name: string): Promise<boolean> =>
  (await DamageModel.exists({ photos: name, by })) !== null;

/**
 * Throws 422 for a photo that is another member's: uploaded by them, or named first in a report of theirs, which waits for it
 * (rule damage.photos).
 */
export async function refuseOthersPhotos(photos: readonly string[], by: Types.ObjectId): Promise<void> {
  if (photos.length === 0) return;
  const [uploaded, reported] = await Promise.all([
    UploadModel.exists({ folder: 'damages', name: { $in: photos }, by: { $ne: by } }),
    DamageModel.exists({ photos: { $in: photos }, by: { $ne: by } }),
  ]);
  refuseFields({ photos: uploaded || reported ? DAMAGE_PHOTOS_OTHERS : null });
}

/** Those of these storage keys that are photos of a report, uploaded by its reporter. */
export async function keysInDamages(keys: readonly string[]): Promise<string[]> {
  const { s3folder } = await currentClubRecord();
  const uploads = await UploadModel.find({ folder: 'damages', storedAs: { $in: keys.map(storedNameOf) } })
    .select('name storedAs by')
    .lean<Pick<UploadRecord, 'name' | 'storedAs' | 'by'>[]>();
  const reports = await DamageModel.find({ photos: { $in: uploads.map(({ name }) => name) } })
    .select('photos by')
    .lean<Pick<DamageRecord, 'photos' | 'by'>[]>();
  return uploads
    .filter(({ name, by }) => reports.some((one) => one.photos.includes(name) && by?.equals(one.by)))
    .map(({ storedAs }) => `${s3folder}/damages/${storedAs}.${PHOTO_TYPE}`);
}
