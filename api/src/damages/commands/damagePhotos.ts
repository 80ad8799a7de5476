import { DAMAGE_PHOTOS_OTHERS } from '@fleetwatch/contract/damages/texts';
import { PHOTO_TYPE } from '@fleetwatch/contract/media/rules';
import { Types } from 'mongoose';
import { storedNameOf } from '../../media/commands/uploads.ts';
import type { MediaUse } from '../../media/mediaUse.ts';
import { mediaFolder } from '../../platform/club/clubScope.ts';
import { UploadModel, type UploadRecord } from '../../media/Upload.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';

/**
 * Throws 422 for another member's photo: one they uploaded, or first named in a report of theirs whose
 * upload is pending (rule damage.photos).
 */
export async function refuseOthersPhotos(photos: readonly string[], by: Types.ObjectId): Promise<void> {
  if (photos.length === 0) return;
  const [uploaded, reported] = await Promise.all([
    UploadModel.exists({ folder: 'damages', name: { $in: photos }, by: { $ne: by } }),
    DamageModel.exists({ photos: { $in: photos }, by: { $ne: by } }),
  ]);
  refuseFields({ photos: uploaded || reported ? DAMAGE_PHOTOS_OTHERS : null });
}

/** Returns those of these storage keys that are photos of a report, uploaded by its reporter. */
async function keysInDamages(keys: readonly string[]): Promise<string[]> {
  const uploads = await UploadModel.find({ folder: 'damages', storedAs: { $in: keys.map(storedNameOf) } })
    .select('name storedAs by')
    .lean<Pick<UploadRecord, 'name' | 'storedAs' | 'by'>[]>();
  const reports = await DamageModel.find({ photos: { $in: uploads.map(({ name }) => name) } })
    .select('photos by')
    .lean<Pick<DamageRecord, 'photos' | 'by'>[]>();
  return uploads
    .filter(({ name, by }) => reports.some((one) => one.photos.includes(name) && by?.equals(one.by)))
    .map(({ storedAs }) => `${mediaFolder()}/damages/${storedAs}.${PHOTO_TYPE}`);
}

/** Media use of damage report photos. */
export const damagePhotos: MediaUse = {
  folder: 'damages',
  shown: keysInDamages,
  // A report is sent before its photos, and every member can read their names.
  async isTaken(by, { name }) {
    const others = { $ne: by === null ? null : new Types.ObjectId(by) };
    return (await DamageModel.exists({ photos: name, by: others })) !== null;
  },
  // Shown for a report that the uploader made, whatever other reports name.
  isShownToAll: async (by, name) => (await DamageModel.exists({ photos: name, by })) !== null,
};
