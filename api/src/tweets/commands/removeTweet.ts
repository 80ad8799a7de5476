import type { TweetPicture } from '@fleetwatch/contract/tweets/wire';
import type { ClientSession } from 'mongoose';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import { TweetModel, type TweetRecord } from '../Tweet.ts';
import { TweetLikeModel } from '../TweetLike.ts';
import { pictureKey } from './postTweet.ts';

/** Removes a tweet with its replies and all likes of them. */
export async function removeTweet(tweet: TweetRecord, session: ClientSession): Promise<void> {
  const replies = await TweetModel.find({ replyTo: tweet._id }).session(session).select('_id').lean();
  const gone = [tweet._id, ...replies.map(({ _id }) => _id)];
  await TweetLikeModel.deleteMany({ tweet: { $in: gone } }, { session });
  await TweetModel.deleteMany({ _id: { $in: gone } }, { session });
}

/**
 * Removes from the storage what no tweet shows any more, once the tweet is gone for good; or what no tweet of others
 * shows, when all of an author's are about to go.
 */
export async function dropPictures(pictures: readonly TweetPicture[], leaving?: unknown): Promise<void> {
  const { s3folder } = await currentClubRecord();
  const unused: string[] = [];
  for (const picture of pictures) {
    const { name, type } = picture;
    const shown = TweetModel.exists({ pictures: { $elemMatch: { name, type } } });
    if (leaving) shown.where('author').ne(leaving);
    if (!(await shown)) unused.push(pictureKey(s3folder, picture));
  }
  await (await mediaStorage()).remove(unused);
}
