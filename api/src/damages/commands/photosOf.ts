import { PHOTO_TYPE, type MediaName } from '@fleetwatch/contract/media/rules';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { storedNameOf } from '../../media/commands/uploads.ts';
import { UploadModel, type UploadRecord } from '../../media/Upload.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';

/** Id of the reporter whose report has this photo; null for a name that no report has. */
export async function reporterOfPhoto({ name }: Pick<MediaName, 'name'>): Promise<string | null> {
  const damage = await DamageModel.findOne({ photos: name }).select('by').lean<Pick<DamageRecord, 'by'>>();
  return damage && String(damage.by);
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
