import type { MediaName } from '@fleetwatch/contract/media/rules';
import type { Types } from 'mongoose';
import type { MediaUse } from '../../media/mediaUse.ts';
import { type StoredPicture, TweetModel, storedNameIn } from '../Tweet.ts';
import { storedNameOf } from '../../media/commands/uploads.ts';
import { mediaFolder } from '../../platform/club/clubScope.ts';
import { pictureKey } from './postTweet.ts';
import { audiencesOf } from '../audience.ts';

/** Media use of tweet attachments. */
export const tweetMedia: MediaUse = {
  folder: 'tweets',
  shown: (keys) => keysInTweets(keys),
  // Tweets posted before uploads were recorded have their files stored under the devices' names.
  async isTaken(_by, { name, type }) {
    const named = { 'pictures.name': name, pictures: { $elemMatch: { name, type } } };
    return (await TweetModel.exists(named)) !== null;
  },
  async storedNameFor(member, name) {
    const picture = await findShownPicture(member, name);
    return picture && storedNameIn(picture);
  },
};

/**
 * Returns those of the keys that tweets use, and others that the same tweets use.
 * @param leaving the id of a member whose own tweets are ignored
 */
export async function keysInTweets(keys: readonly string[], leaving?: Types.ObjectId): Promise<string[]> {
  const names = keys.map(storedNameOf);
  const showing = TweetModel.find()
    .or([{ 'pictures.storedAs': { $in: names } }, { 'pictures.name': { $in: names } }])
    .select('pictures');
  if (leaving) showing.where('author').ne(leaving);
  const tweets = await showing.lean();
  return tweets.flatMap(({ pictures }) => pictures.map((picture) => pictureKey(mediaFolder(), picture)));
}

/** Finds the attachment of this name in a tweet that the member may read; null if there is none. */
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
