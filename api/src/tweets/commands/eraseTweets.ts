import type { ClientSession } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { TweetModel, type TweetRecord } from '../Tweet.ts';
import { TweetLikeModel } from '../TweetLike.ts';
import { eraseTweet } from './removeTweet.ts';

/** Erases the member's tweets and likes. */
export async function eraseTweets({ _id }: MemberRecord, session: ClientSession): Promise<void> {
  const tweets = await TweetModel.find({ author: _id }).session(session).lean<TweetRecord[]>();
  for (const tweet of tweets) await eraseTweet(tweet, session);
  const likes = await TweetLikeModel.find({ member: _id }).session(session).lean();
  for (const { tweet } of likes)
    await TweetModel.updateOne({ _id: tweet }, { $inc: { likes: -1 } }, { session });
  await TweetLikeModel.deleteMany({ member: _id }, { session });
}
