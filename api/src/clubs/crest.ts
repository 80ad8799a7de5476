import { CREST_UNKNOWN } from '@fleetwatch/contract/clubs/texts';
import { receivedObject, storedNameOf } from '../media/commands/uploads.ts';
import type { MediaUse } from '../media/mediaUse.ts';
import { publicAddress, publicKeyOf } from '../media/publicAddress.ts';
import { UploadModel, type UploadRecord } from '../media/Upload.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { ApiError } from '../platform/http/errors.ts';
import { ClubModel } from './Club.ts';

/** Address of the club's crest; '' for none. */
async function presentCrest(): Promise<string> {
  const { logos } = await ClubModel.findById(currentClub().id).select('logos').lean().orFail();
  return logos.escutcheon;
}

/** Media use of the club's crest. */
export const crestMedia: MediaUse = {
  folder: 'crest',
  async shown() {
    const key = publicKeyOf(await presentCrest(), 'crest');
    return key === null ? [] : [key];
  },
};

/**
 * Throws `invalid:crest` unless the address is '', the current one, or that of a picture uploaded as a crest
 * (rule club.crest).
 */
export async function refuseUnknownCrest(crest: string): Promise<void> {
  if (crest === '' || crest === (await presentCrest())) return;
  const key = publicKeyOf(crest, 'crest');
  const isGiven = key !== null && crest === publicAddress(key);
  const upload = isGiven
    ? await UploadModel.findOne({ folder: 'crest', storedAs: storedNameOf(key) }).lean<UploadRecord>()
    : null;
  if (!upload || !(await receivedObject(upload))) throw new ApiError('invalid:crest', CREST_UNKNOWN);
}
