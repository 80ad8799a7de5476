import type { MediaName } from '@fleetwatch/contract/media/rules';
import { audiencesOf } from '../audience.ts';
import { TweetModel, type StoredPicture } from '../Tweet.ts';

/** The attachment of this name in a tweet that the member may read; null when there is none. */
export async function findShownPicture(
  memberId: string,
  { name, type }: MediaName,
): Promise<StoredPicture | null> {
  const tweet = await TweetModel.findOne({
    'pictures.name': name,
    pictures: { $elemMatch: { name, type } },
    audience: { $in: await audiencesOf(memberId) },
  })
    .select('pictures')
    .lean();
  return tweet?.pictures.find((picture) => picture.name === name && picture.type === type) ?? null;
}
