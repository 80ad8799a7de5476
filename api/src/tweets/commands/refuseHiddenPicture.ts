import type { MediaName } from '@fleetwatch/contract/media/rules';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/messages';
import { ApiError } from '../../platform/errors.ts';
import { audiencesOf } from '../audience.ts';
import { TweetModel } from '../Tweet.ts';

/** 404 for an attachment of tweets none of which the member may read. One that no tweet shows yet has just been uploaded. */
export async function refuseHiddenPicture(memberId: string, { name, type }: MediaName): Promise<void> {
  const shows = { 'pictures.name': name, pictures: { $elemMatch: { name, type } } };
  if (await TweetModel.exists({ ...shows, audience: { $in: await audiencesOf(memberId) } })) return;
  if (await TweetModel.exists(shows)) throw new ApiError('not_found', MEDIA_NOT_FOUND);
}
