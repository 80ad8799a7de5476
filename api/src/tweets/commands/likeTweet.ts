import { Types } from 'mongoose';
import { duplicateFields, inTransaction } from '../../platform/database/database.ts';
import { findTweet, tweetNotFound } from '../audience.ts';
import { TweetModel, type TweetRecord } from '../Tweet.ts';
import { TweetLikeModel } from '../TweetLike.ts';

/** Likes a tweet; a second like changes nothing. 404 for a tweet that the member may not read. */
export async function likeTweet(tweetId: string, memberId: string): Promise<TweetRecord> {
  try {
    return await inTransaction(async (session) => {
      const { _id } = await findTweet(tweetId, memberId, session);
      await TweetLikeModel.create([{ member: new Types.ObjectId(memberId), tweet: _id }], { session });
      const liked = await TweetModel.findOneAndUpdate(
        { _id },
        { $inc: { likes: 1 } },
        { session, returnDocument: 'after' },
      ).lean<TweetRecord>();
      if (!liked) throw tweetNotFound();
      return liked;
    });
  } catch (error) {
    if (duplicateFields(error)) return findTweet(tweetId, memberId);
    throw error;
  }
}
