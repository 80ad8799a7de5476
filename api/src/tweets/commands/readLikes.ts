import type { TweetRecord } from '../Tweet.ts';
import { TweetLikeModel } from '../TweetLike.ts';

/** Returns the ids of those of these tweets that a member has liked. */
export async function readLikes(memberId: string, tweets: readonly TweetRecord[]): Promise<Set<string>> {
  if (tweets.length === 0) return new Set();
  const likes = await TweetLikeModel.find({ member: memberId, tweet: { $in: tweets.map(({ _id }) => _id) } })
    .select('tweet')
    .lean();
  return new Set(likes.map(({ tweet }) => String(tweet)));
}
